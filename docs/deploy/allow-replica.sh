#!/usr/bin/env bash
# Run once, when the database is made: the replica may copy it.
set -euo pipefail
echo "host replication octavo all scram-sha-256" >> "$PGDATA/pg_hba.conf"
