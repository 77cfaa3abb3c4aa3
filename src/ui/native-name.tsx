import { languageOf } from './language.ts'
import type { Summary } from './records.ts'

/** A name in the language of its home, told apart for screen readers and fonts. */
export const NativeName = ({ entry }: { entry: Pick<Summary, 'native_name' | 'countries'> }) =>
  entry.native_name && (
    <span className="native" lang={languageOf(entry.native_name, entry.countries)}>
      {entry.native_name}
    </span>
  )
