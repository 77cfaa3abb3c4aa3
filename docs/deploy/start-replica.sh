#!/usr/bin/env bash
# A streaming replica of the primary: copied when there is none, or when what is here was never copied whole; then followed.
set -euo pipefail
if [ ! -e "$PGDATA/octavo-copied" ]; then
  rm -rf "${PGDATA:?}"
  pg_basebackup --host=database --username=octavo --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf
  touch "$PGDATA/octavo-copied"
fi
exec postgres -c hot_standby=on -c hot_standby_feedback=on -c listen_addresses='*'
