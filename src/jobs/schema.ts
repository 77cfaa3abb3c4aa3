/** What jobs remember of their runs. The migration of the same name runs these statements. */

export const createJobs = [
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

export const dropJobs = ['drop schema if exists jobs cascade'] as const
