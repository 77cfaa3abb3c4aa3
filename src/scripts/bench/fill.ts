/**
 * Fills a migrated database as a person would: with an administrator, and a catalogue of flowers by the importer, which saves each as an
 * editor would. Run as `fill.ts <folder for the files> <flowers>`; tells its parent how many entries it imported, and how many a second.
 */
import { getPayload } from 'payload'
import { importCatalogue } from '#src/import/import-catalogue.ts'
import config from '#src/payload.config.ts'
import { cities, flowerDays, flowers } from '#src/read-model/resources/flowers.ts'
import { benchCities, benchDays, flower, flowerPage } from './catalogue.ts'
import { writeEntry } from './files.ts'

const [folder = '', most = ''] = process.argv.slice(2)
for (const city of benchCities) writeEntry(folder, cities, city)
for (const { record, rule } of benchDays) writeEntry(folder, flowerDays, record, rule)
for (let index = 0; index < Number(most); index++) writeEntry(folder, flowers, flower(index, flowerPage(index)))

const payload = await getPayload({ config })
const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = process.env
await payload.create({ collection: 'users', data: { name: 'Bench', email, password, role: 'administrator' } })
const begin = performance.now()
const { made: entries } = await importCatalogue(payload, 'flowers', folder, {
  onProgress: (done, all) => {
    if (done % 20 === 0) console.log(`${done} of ${all} entries`)
  },
})
const perSecond = (entries / (performance.now() - begin)) * 1000
if (process.send) process.send({ entries, perSecond }, () => process.exit(0))
else process.exit(0)
