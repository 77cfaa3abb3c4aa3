/** The order of a saved view, which is stored with its columns, at the one that the list is sorted by. */

/** A column as the CMS keeps it, by the path of its field with hyphens; the order is ours. */
export type KeptColumn = { accessor: string; active: boolean; order?: 'up' | 'down' }

/** The order in the form of queries: the path of a field, with a hyphen before it for descending; null where the view has none. */
export function orderIn(columns: readonly KeptColumn[] | null | undefined): string | null {
  const by = columns?.find(({ order }) => order)
  return by ? `${by.order === 'down' ? '-' : ''}${by.accessor.replaceAll('-', '.')}` : null
}

/** The columns with that order among them. A field that is no column of the list becomes one that is not shown. */
export function columnsInOrder(columns: readonly KeptColumn[], order: string): KeptColumn[] {
  const accessor = order.replace(/^-/, '').replaceAll('.', '-')
  const bare = columns.map(({ accessor, active }) => ({ accessor, active }))
  const all = bare.some((column) => column.accessor === accessor) ? bare : [...bare, { accessor, active: false }]
  return all.map((column) =>
    column.accessor === accessor ? { ...column, order: order.startsWith('-') ? 'down' : 'up' } : column,
  )
}
