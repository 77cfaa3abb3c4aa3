/** Makes the files that hold all entries of a resource, where something was published since. */
import type { Job } from './job.ts'

const MOST_SECONDS = 900

/** The share of the job's time after which no further file is begun. */
const SHARE = 0.6

/** The job. A file is made anew only if its entries have changed. */
export const dumpsJob: Job = {
  name: 'dumps',
  cron: '17 * * * *',
  description: 'Makes the files that hold all entries of a resource, where something was published since.',
  on: 'one editing server',
  mostSeconds: MOST_SECONDS,
  async run({ database, transaction, stopping }) {
    // Imported here, so that the table of jobs can be read without the settings.
    const [{ env }, { storesOf }, { makeDumps }, { baseUrls }] = await Promise.all([
      import('#src/env.ts'),
      import('#src/pictures/stores.ts'),
      import('#src/data/dumps.ts'),
      import('#src/http/base-urls.ts'),
    ])
    const files = await makeDumps({
      database,
      transaction,
      stores: storesOf(env, 'dumps'),
      addresses: { publicUrl: env.PUBLIC_URL, baseUrls: baseUrls(env) },
      folder: `${env.DATA_DIR}/dumps`,
      untilMs: Date.now() + MOST_SECONDS * SHARE * 1000,
      stopping,
    })
    return files === 0 ? 'nothing had changed' : `${files} files made`
  },
}
