/** The tables of jobs: runs, and cited addresses. The migrations of the read model and of links run these statements. */

/** The table of runs, as a migration makes it. */
export const createRuns = [
  'create schema jobs',
  // One row for each time a job was due; a run on every instance shares it, and a failure stands.
  `create table jobs.runs (
    job text not null,
    due_at timestamptz not null,
    started_at timestamptz not null,
    finished_at timestamptz,
    outcome text not null check (outcome in ('running', 'done', 'failed')),
    detail text not null default '',
    primary key (job, due_at)
  )`,
] as const

/** The table of cited addresses, as a migration makes it. */
export const createLinks = [
  // One row for each address that was asked and is still cited; `failures` are days in a row on which it failed.
  `create table jobs.links (
    address text primary key,
    checked_at timestamptz not null,
    status text not null check (status in ('fine', 'unsure', 'failed')),
    reason text,
    failures integer not null default 0,
    first_failed_at timestamptz
  )`,
] as const

/** All tables of jobs. */
export const createJobs = [...createRuns, ...createLinks] as const

/** Takes the tables of jobs away again. */
export const dropJobs = ['drop schema if exists jobs cascade'] as const
