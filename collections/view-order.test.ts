import { expect, test } from 'vitest'
import { columnsInOrder, orderIn } from './view-order.ts'

const columns = [
  { accessor: 'name', active: true },
  { accessor: 'provenance-writtenBy', active: true },
]

test('a view goes by the order that it was kept in, up and down, by fields within others too', () => {
  for (const order of ['name', '-name', '-provenance.writtenBy', '-updatedAt'])
    expect(orderIn(columnsInOrder(columnsInOrder(columns, 'name'), order))).toBe(order)
  expect(orderIn(columns)).toBeNull()
  expect(orderIn(null)).toBeNull()
})

test('what it is ordered by becomes no column that is shown', () => {
  expect(columnsInOrder(columns, '-updatedAt')).toEqual([
    ...columns,
    { accessor: 'updatedAt', active: false, order: 'down' },
  ])
})
