/** Above a page of our own: a choice of its catalogue or, where offered, of all that the person works on. */
import type { OwnerId } from '#src/services.ts'
import { titleOf } from './title-of.ts'

/** `hidden`: the parameters of the address that stay. */
type Props = {
  address: string
  mine: readonly OwnerId[]
  only: OwnerId | undefined
  hidden?: Readonly<Record<string, string>>
  offersAll?: boolean
}

/** A form that shows a page for one of the catalogues somebody works on, or for all of them. */
export const ChooseCatalogue = ({ address, mine, only, hidden = {}, offersAll = true }: Props) => (
  <form method="get" action={address}>
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <label>
      Catalogue
      <select name="service" defaultValue={only ?? ''}>
        {offersAll && <option value="">All that you work on</option>}
        {mine.map((owner) => (
          <option key={owner} value={owner}>
            {titleOf(owner)}
          </option>
        ))}
      </select>
    </label>
    <button type="submit">Show</button>
  </form>
)
