# Lektionen i fem trin, og kurset, der følger efter.
