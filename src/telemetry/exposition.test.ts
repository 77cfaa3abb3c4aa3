import { expect, it } from 'vitest'
import { exposition } from './exposition.ts'
import { Durations, type Sample, sample } from './samples.ts'

it('writes each metric once, with what it is, and numbers of the same labels as their sum', () => {
  const samples = [
    sample('octavo_cache_bytes', 1, {}),
    sample('octavo_job_failed', 1, { job: 'a "quoted"\nline \\' }),
    sample('octavo_cache_bytes', 2, {}),
  ]
  expect(exposition(samples)).toBe(
    '# HELP octavo_cache_bytes What is kept, in bytes.\n# TYPE octavo_cache_bytes gauge\noctavo_cache_bytes 3\n' +
      '# HELP octavo_job_failed Whether its last run failed: 1 or 0.\n# TYPE octavo_job_failed gauge\n' +
      'octavo_job_failed{job="a \\"quoted\\"\\nline \\\\"} 1\n',
  )
})

it('counts durations in every bucket that they fit into', () => {
  const took = new Durations()
  const told = () => took.samples('db_client_operation_duration_seconds', { database: 'primary' })
  expect(told()).toEqual([])
  for (const seconds of [0.0001, 0.003, 0.003, 60]) took.add(seconds)
  const bucketUpTo = (le: string) => told().find(({ labels }: Sample) => labels.le === le)?.value
  expect(['0.0001', '0.00025', '0.0025', '0.005', '10', '+Inf'].map(bucketUpTo)).toEqual([1, 1, 1, 3, 3, 4])
  const rest = told().filter(({ part }) => part !== '_bucket')
  expect(rest.map(({ part, value }) => [part, Number(value.toFixed(4))])).toEqual([
    ['_sum', 60.0061],
    ['_count', 4],
  ])
})
