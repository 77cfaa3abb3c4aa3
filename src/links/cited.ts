/** The addresses that the published catalogues cite: as sources, as official websites and as outlets' home pages. */

/** Longest address that is followed, in bytes: longer ones would not fit the index of their table. */
const MOST_BYTES = 2000

/**
 * A query for one row per citation: `address`, `service`, `resource` (null for an outlet), `document_id` and `name`. It goes
 * in brackets where a table would.
 */
export const citations = `
  select address, service, resource, document_id, name from (
    select source ->> 'address' as address, service, resource, document_id, name
    from read_model.records cross join lateral json_array_elements(record -> 'sources') source
    union all
    select record ->> 'official_website', service, resource, document_id, name from read_model.records
    union all
    select homepage, service::text, null, id, name from outlets
  ) every_citation
  where octet_length(address) <= ${MOST_BYTES}`
