### Notices: what the player should know about the program's files. Shown until closed.

# Why a file could not be read or written.
part-reason =
    { $reason ->
        [full] The disk is full.
        [read-only] It is on a disk that can only be read.
        [denied] You do not have permission.
        [not-a-file] Something else is in its place.
        [too-large] It is too large to be a file of this game.
        [too-many] Too many damaged files have been set aside already; remove some of them.
       *[other] The system says: { $error }.
    }

notice-no-folders = Settings and matches cannot be kept: the system does not say where your home folder is. You can play. To keep them, set HOME, or MBILI_CONFIG_DIR and MBILI_DATA_DIR, and start again.
notice-folder = Nothing can be kept in { $file }. { part-reason } You can play; what you do lasts until you leave.

notice-settings-damaged = The settings file { $file } is damaged at line { $line }: { $problem }. What could be read is used, the rest has its default. The damaged file is kept beside it as { $aside }.
notice-settings-damaged-kept = The settings file { $file } is damaged at line { $line }: { $problem }. It could not be set aside, so changes of the settings are not saved. { part-reason } Correct the file or remove it.
notice-settings-unreadable = The settings file { $file } cannot be read, so everything has its default. { part-reason }
notice-settings-unsaved = The settings could not be saved in { $file }. { part-reason } They hold until you leave.

notice-match-damaged = The saved match { $file } is damaged at line { $line }, column { $column }: { $problem }. It stays where it is. Correct it there, or remove it.
notice-match-newer = The saved match { $file } was made by a newer Mbili (format { $version }). It stays where it is; go on with it in the newer one.
notice-matches-damaged-more = More saved matches in { $folder } cannot be read: { $count }. They stay where they are; the log has their names.
notice-match-unreadable = The saved match { $file } cannot be read. { part-reason } It stays where it is.
notice-match-unsaved = The match could not be saved in { $file }. { part-reason } You can play on; it is tried again with the next turn. What was saved before is still there.
notice-match-undiscarded = The match could not be discarded: { $file }. { part-reason }
notice-match-elsewhere = This match is open in another window of Mbili. Go on with it there, or close it there first.
notice-match-gone = This match is no longer there: { $file }. It was finished or discarded elsewhere.
