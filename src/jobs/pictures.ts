/** Removes the files that no picture needs any more. */
import type { Job } from './job.ts'

/** Most files that are removed in one run. */
const AT_ONCE = 200

/** The job. Saves only list the files that are no longer needed; this removes them. */
export const picturesJob: Job = {
  name: 'pictures',
  cron: '* * * * *',
  description: 'Removes the files of pictures that were deleted or replaced.',
  on: 'one editing server',
  mostSeconds: 60,
  async run({ database, transaction, changed }) {
    // Imported here, so that the table of jobs can be read without the settings.
    const [{ env }, { storesOf }] = await Promise.all([import('#src/env.ts'), import('#src/pictures/stores.ts')])
    const stores = storesOf(env)
    const unneeded = await database.execute<{ file: string }>(
      'select file from editing.unneeded_files order by since limit $1',
      [AT_ONCE],
    )
    for (const { file } of unneeded) {
      for (const store of stores) await store.remove(file)
      // One by one: to remove a file twice does no harm, and a later failure undoes nothing.
      await transaction((execute) => execute('delete from editing.unneeded_files where file = $1', [file]))
    }
    if (unneeded.length > 0) changed()
    return unneeded.length === 0 ? 'nothing to remove' : `${unneeded.length} files removed`
  },
}
