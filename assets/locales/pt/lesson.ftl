# The lesson of five beats, and the course that follows it.
