/** Files that hold all entries of a resource: which there are. */
export const createDumps = [
  // One row for each file; replaced ones stay a while, for downloads under way.
  `create table serving.dumps (
    file text primary key,
    service text not null,
    resource text not null,
    format text not null,
    entries integer not null,
    bytes bigint not null,
    sha256 text not null,
    cursor text not null,
    made_for text not null,
    made_at timestamptz not null default now(),
    replaced_at timestamptz
  )`,
  'create unique index dumps_present on serving.dumps (service, resource, format) where replaced_at is null',
] as const
