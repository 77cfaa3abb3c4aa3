/**
 * Every metric: one row each. The table in docs/watching.md is made from these rows. Metrics that OpenTelemetry names have these names, as
 * Prometheus writes them. Values of labels are from short lists, and never something that somebody typed, or a slug.
 */

/** One row: its type, its labels, and its meaning. */
export type Metric = {
  type: 'counter' | 'gauge' | 'histogram'
  labels: readonly string[]
  description: string
}

/** Every metric, by name: its type, its labels, and its meaning. */
export const metrics = {
  octavo_process_up: gauge([], 'Whether the process answers its supervisor: 1 or 0.'),
  octavo_process_starts_total: counter([], 'How often the process was started since its supervisor was.'),
  octavo_requests_total: counter(
    ['transport', 'service', 'kind', 'http_response_status_code'],
    'Requests, by what answered them and the tool, page, feed or file that was asked for.',
  ),
  octavo_requests_refused_total: counter([], 'Requests refused with 503 because memory was short.'),
  http_server_request_duration_seconds: histogram(
    ['transport', 'service', 'answer'],
    'How long replies took to be ready. The answer was kept, or made for the request.',
  ),
  octavo_cache_lookups_total: counter(['result'], 'How often what is kept was looked for: hit or miss.'),
  octavo_cache_bytes: gauge([], 'What is kept, in bytes.'),
  octavo_cache_budget_bytes: gauge([], 'What may be kept, in bytes.'),
  octavo_revisions_known: gauge([], 'Whether it is known what was published, so that kept answers are used: 1 or 0.'),
  db_client_operation_duration_seconds: histogram(
    ['database'],
    'How long statements took, with the wait for a connection.',
  ),
  db_client_operation_failures_total: counter(['database'], 'Statements that failed.'),
  db_client_connection_count: gauge(['database', 'state'], 'Connections of the pool: idle or used.'),
  db_client_connection_max: gauge(['database'], 'Connections that the pool may have.'),
  db_client_connection_pending_requests: gauge(['database'], 'Statements that wait for a connection.'),
  octavo_database_here: gauge(['database'], 'Where replicas are read: whether the database answers, 1 or 0.'),
  octavo_replica_lag_seconds: gauge(['database'], 'For how long a replica has lacked something that was published.'),
  octavo_entries: gauge(['service', 'state'], 'Entries that are published, and those that wait to be written.'),
  octavo_job_last_run_timestamp_seconds: gauge(['job'], 'When the job began last.'),
  octavo_job_last_success_timestamp_seconds: gauge(['job'], 'When the job last began a run that went well.'),
  octavo_job_failed: gauge(['job'], 'Whether its last run failed: 1 or 0.'),
  octavo_job_late_seconds: gauge(['job'], 'For how long it has been due and not begun.'),
  octavo_webhooks: gauge(['state'], 'Addresses that are told of changes: active, failing or paused.'),
  octavo_webhook_deliveries_waiting: gauge([], 'Deliveries to webhooks that have yet to be taken.'),
  octavo_webhook_oldest_delivery_seconds: gauge([], 'For how long the oldest of them has waited.'),
  octavo_cdn_purges_waiting: gauge(
    [],
    'Changes that the CDN in front has yet to be told of, for the first or the second time.',
  ),
  process_cpu_time_seconds_total: counter([], 'Time of processors that the process used.'),
  process_memory_usage_bytes: gauge([], 'Memory that the process has in hand.'),
  process_uptime_seconds: gauge([], 'For how long the process has run.'),
  v8js_memory_heap_used_bytes: gauge([], 'What is on the heap.'),
  v8js_memory_heap_limit_bytes: gauge([], 'What the heap may grow to.'),
  nodejs_eventloop_delay_p50_seconds: gauge(
    [],
    'How late the event loop came round since the last reading, at the median.',
  ),
  nodejs_eventloop_delay_p99_seconds: gauge([], 'The same at the 99th percentile.'),
  nodejs_eventloop_delay_max_seconds: gauge([], 'The same at most.'),
  nodejs_eventloop_utilization_ratio: gauge(
    [],
    'The share of time since the last reading in which the event loop worked.',
  ),
} as const satisfies Record<string, Metric>

/** The name of a metric. */
export type MetricName = keyof typeof metrics

/** Where numbers of several processes come together, each is labelled with its process. */
export const processLabel = 'process'

function gauge<const Labels extends readonly string[]>(labels: Labels, description: string) {
  return { type: 'gauge', labels, description } as const
}

function counter<const Labels extends readonly string[]>(labels: Labels, description: string) {
  return { type: 'counter', labels, description } as const
}

function histogram<const Labels extends readonly string[]>(labels: Labels, description: string) {
  return { type: 'histogram', labels, description } as const
}
