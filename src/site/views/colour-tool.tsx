/** Names any colour: a page of each catalogue that has a tool for it, and parts of the pages of its colours. */
import { contrastOf } from '#src/colour/contrast.ts'
import { harmoniesInOklch } from '#src/colour/oklch-harmonies.ts'
import type { Palette } from '#src/colour/palette-files.ts'
import { parseColour } from '#src/colour/parse-colour.ts'
import { seenBy } from '#src/colour/vision.ts'
import type { AnyResource } from '#src/read-model/resource.ts'
import { slugify } from '#src/text/slug.ts'
import {
  Chips,
  ColourChart,
  ColourPart,
  Harmonies,
  type Near,
  Nearest,
  Notations,
  OnBlackAndWhite,
  Pair,
  PaletteFiles,
  PlainField,
  SeenBy,
} from '#src/ui/colour.tsx'
import { Crumbs } from '#src/ui/crumbs.tsx'
import { Mistakes } from '#src/ui/list/filter-form.tsx'
import type { EntryRecord } from '#src/ui/records.ts'
import { isHex } from '#src/ui/swatch.tsx'
import { number } from '#src/ui/words.ts'
import type { ToolOfKind } from '#tools/kinds/index.ts'
import { type NamedTool, toolOf } from '#tools/tool-of.ts'
import { ask, type Catalogue, homeLink, readAnswer } from '../catalogue.ts'
import { openEntry, slugByName } from '../entries.ts'
import { noSuchPage, type Page, type View } from '../page.ts'
import {
  coloursOf,
  colourToolPath,
  isColoured,
  membersOf,
  paletteCss,
  paletteFile,
  paletteFormatOf,
  paletteLinks,
} from '../palettes.ts'
import { type Input, MOST_REPEATED, shortened, withQuery } from '../query.ts'
import { headOf } from '../titles.ts'

/** How many names this page shows, and how many the page of a colour. */
const [MOST_NEAR, FEW_NEAR] = [8, 6]

/** Colours of a set that its page shows; its files have them all. */
const MOST_MEMBERS = 1200

type NameColour = NamedTool<ToolOfKind['name-colour']>

const namingTool = ({ service }: Catalogue): NameColour | undefined => toolOf(service.id, ['name-colour'])

const colourAddress = ({ base }: Catalogue, hex: string): string =>
  withQuery(`${base}/${colourToolPath}`, { colour: hex.slice(1) })

/** The page on which a colour is named, and compared with another. */
export function colourToolView(catalogue: Catalogue): View {
  const named = namingTool(catalogue) ?? noSuchPage()
  return {
    takes: ['colour', 'with'],
    reads: () => ['entries'],
    varies: 'content',
    show: (input) => colourPage(catalogue, named, input),
  }
}

/** The harmonies of a colour as a file. */
export function harmonyFileView(catalogue: Catalogue, file: string): View {
  const format = paletteFormatOf(file)
  if (!format || !namingTool(catalogue)) noSuchPage()
  return {
    takes: ['colour'],
    reads: () => ['entries'],
    varies: 'content',
    show: async ({ colour = '' }) => {
      const hex = (await hexCalled(catalogue, colour)) ?? noSuchPage()
      return paletteFile(harmonyPalette(hex), format)
    },
  }
}

/** A colour with all that goes with it. */
function harmonyPalette(hex: string): Palette {
  const harmonies = harmoniesInOklch(hex).flatMap(({ name, hexes }) =>
    hexes.map((other, index) => ({ name: `${name} ${index + 1}`, hex: other })),
  )
  return { name: `Octavo ${hex.slice(1)}`, colours: [{ name: 'Colour', hex }, ...harmonies] }
}

/** The colours of an entry as a file. */
export function paletteFileView(catalogue: Catalogue, resource: AnyResource, slug: string, file: string): View {
  const format = paletteFormatOf(file)
  if (!format || !namingTool(catalogue)) noSuchPage()
  return {
    takes: [],
    reads: () => ['entries', 'topics'],
    varies: 'content',
    show: async () => {
      const record = readAnswer(catalogue, await openEntry(resource, slug, catalogue.call))
      const colours = [...coloursOf(resource, record), ...(await membersOf(catalogue, resource, record.slug))]
      return colours.length === 0 ? noSuchPage() : paletteFile({ name: record.name, colours }, format)
    },
  }
}

async function colourPage(catalogue: Catalogue, named: NameColour, given: Input): Promise<Page> {
  const { colour, with: second } = given
  const [asked, other] = await Promise.all([hexCalled(catalogue, colour), hexCalled(catalogue, second)])
  const hex = asked ?? (await exampleOf(catalogue, named))
  const { closest, family } = await ask(catalogue, named, { hex, limit: MOST_NEAR })
  const [nearest] = closest
  const address = `${catalogue.base}/${colourToolPath}`
  const name = nearest?.name ?? hex
  const mistakes = [colour, second].flatMap((text, index) =>
    text !== undefined && [asked, other][index] === null ? [mistakeOf(text)] : [],
  )
  const about =
    'Type a colour, pick one, or take one off the screen: what it is called, how it is written, what goes with it, what can be read on it, and how others see it.'
  return {
    head: headOf(catalogue, {
      title: asked ? `${name}, ${hex}` : 'Name a colour',
      description: about,
      ...(Object.keys(given).length === 0 ? { path: `/${colourToolPath}` } : {}),
    }),
    main: (
      <main id="main" className="colour-tool">
        <header className="list-head">
          <Crumbs way={[homeLink(catalogue)]} />
          <h1>Name a colour</h1>
          <p className="about">{about}</p>
        </header>
        <div className="window-forms colour-forms">
          <form className="window-form" action={address} data-colour-form>
            <p className="field">
              <label htmlFor="colour">Colour</label>
              <input
                id="colour"
                name="colour"
                defaultValue={colour ?? hex}
                autoComplete="off"
                spellCheck={false}
                aria-describedby="colour-hint"
              />
            </p>
            <p className="field">
              <label htmlFor="with">Read against</label>
              <input id="with" name="with" defaultValue={second ?? ''} autoComplete="off" spellCheck={false} />
            </p>
            <p className="actions">
              <button type="submit">Name it</button>
            </p>
            <p className="small" id="colour-hint">
              #4b0082, 4b0, rgb(75 0 130), hsl(275 100% 25%), oklch(…), or a name
            </p>
          </form>
          <form className="window-form" action={address} data-colour-picker>
            <p className="field">
              <label htmlFor="picker">Pick one</label>
              <input id="picker" type="color" name="colour" defaultValue={hex} />
            </p>
            {second !== undefined && <input type="hidden" name="with" value={second} />}
            <p className="actions">
              <button type="submit">Name this one</button>
            </p>
          </form>
        </div>
        <div data-colour-told>
          <Mistakes mistakes={mistakes} />
          <section className="colour-shown" aria-labelledby="shown" data-text={contrastOf(hex).better}>
            <PlainField hex={hex} />
            <div>
              <h2 id="shown">{name}</h2>
              <p>
                {nearest && nearest.distance > 0 ? `is the nearest name to ${hex}` : hex}, of the {family} family
              </p>
            </div>
          </section>
          <section className="month" aria-labelledby="values">
            <h2 id="values">How it is written</h2>
            <Notations hex={hex} />
          </section>
          <section className="month" aria-labelledby="near">
            <h2 id="near">Nearest names</h2>
            <Nearest near={closest} />
            <p className="small">ΔE is the distance in CIE Lab (1976, D65). An eye just notices about 2.3.</p>
          </section>
          <section className="month" aria-labelledby="contrast">
            <h2 id="contrast">What can be read on it</h2>
            {other && <Pair one={hex} other={other} />}
            <OnBlackAndWhite hex={hex} />
            <p className="small">Contrast by WCAG 2.2: 4.5 is enough for text, 3 for large text and for marks.</p>
          </section>
          <section className="month" aria-labelledby="harmonies">
            <h2 id="harmonies">What goes with it</h2>
            <Harmonies hex={hex} harmonies={harmoniesInOklch(hex)} addressOf={(to) => colourAddress(catalogue, to)} />
            <PaletteFiles
              files={paletteLinks(address, { colour: hex.slice(1) })}
              css={paletteCss(harmonyPalette(hex))}
            />
          </section>
          <section className="month" aria-labelledby="seen">
            <h2 id="seen">How others see it</h2>
            <SeenBy seen={seenBy(hex)} />
            {other && (
              <>
                <h3>And {other}</h3>
                <SeenBy seen={seenBy(other)} />
              </>
            )}
            <p className="small">By the model of Machado, Oliveira and Fernandes (2009), at its strongest.</p>
          </section>
        </div>
      </main>
    ),
  }
}

const mistakeOf = (text: string) => ({
  detail: `“${shortened(text, MOST_REPEATED)}” is no colour that a style sheet knows, and no name that the catalogue has.`,
  instead: [],
})

/** The example of the tool, which is one that it takes. */
const exampleOf = async (catalogue: Catalogue, { tool }: NameColour): Promise<string> =>
  (await hexCalled(catalogue, String(tool.example.hex))) as string

/** The `#rrggbb` of what was typed: a value, or the name of a colour in the catalogue; null for anything else. */
async function hexCalled(catalogue: Catalogue, text: string | undefined): Promise<string | null> {
  if (text === undefined) return null
  const value = parseColour(text)
  if (value !== null || slugify(text) === '' || text.length > MOST_REPEATED) return value
  for (const resource of catalogue.resources.filter(isColoured)) {
    const slug = await slugByName(resource, text, catalogue.call)
    if (slug === null) continue
    const { hex } = readAnswer(catalogue, await openEntry(resource, slug, catalogue.call))
    if (isHex(hex)) return hex
  }
  return null
}

/** The parts about colours on the page of an entry: its own colour, those it names, and those that belong to it. */
export async function colourParts(catalogue: Catalogue, resource: AnyResource, record: EntryRecord) {
  const named = namingTool(catalogue)
  if (!named) return null
  const own = isColoured(resource) && isHex(record.hex) ? record.hex : null
  const [members, near] = await Promise.all([
    membersOf(catalogue, resource, record.slug),
    own ? nearOf(catalogue, named, own, record.url) : [],
  ])
  const palette = coloursOf(resource, record)
  const files = paletteLinks(record.url)
  return (
    <>
      {own && (
        <ColourPart title="The colour itself">
          <div className="colour-own">
            <PlainField hex={own} />
            <Notations hex={own} />
          </div>
          <h3>Next to it</h3>
          <Nearest near={near} />
          <p className="all">
            <a href={colourAddress(catalogue, own)}>Its contrast, its harmonies, and how others see it</a>
          </p>
        </ColourPart>
      )}
      {palette.length > 1 && (
        <ColourPart title="Palette">
          <Chips chips={palette.map(({ name, hex }) => ({ name, hex, href: colourAddress(catalogue, hex) }))} />
          <PaletteFiles files={files} css={paletteCss({ name: record.name, colours: palette })} />
        </ColourPart>
      )}
      {members.length > 0 && (
        <ColourPart title={`Its ${number(members.length)} colours`}>
          <ColourChart colours={members.slice(0, MOST_MEMBERS)} />
          <PaletteFiles files={files} />
        </ColourPart>
      )}
    </>
  )
}

/** The names nearest to the colour of an entry, without its own. */
async function nearOf(catalogue: Catalogue, named: NameColour, hex: string, url: string): Promise<Near[]> {
  const { closest } = await ask(catalogue, named, { hex, limit: FEW_NEAR + 1 })
  return closest.filter((other) => other.url !== url).slice(0, FEW_NEAR)
}
