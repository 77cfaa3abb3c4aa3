/** Character references of HTML, as titles in feeds have them. */

/** The entity sets of HTML 4.01: section 24.2 in the order of U+00A0 to U+00FF, then what else occurs in titles (24.3, 24.4). */
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para ' +
  'middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute ' +
  'Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml ' +
  'Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
  'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const others: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  lsaquo: '‹',
  rsaquo: '›',
  hellip: '…',
  bull: '•',
  prime: '′',
  Prime: '″',
  euro: '€',
  trade: '™',
  minus: '−',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Yuml: 'Ÿ',
  fnof: 'ƒ',
  circ: 'ˆ',
  tilde: '˜',
}

const named = new Map([
  ...latin1.split(' ').map((name, index) => [name, String.fromCodePoint(0xa0 + index)] as const),
  ...Object.entries(others),
])

const reference = /&(?:#(\d{1,8})|#x([\da-f]{1,8})|([a-z][a-z\d]{1,15}));/gi

/** The text with its references decoded, once: what they come to is not read again. Names that are not known stay. */
export const decodeReferences = (text: string): string =>
  text.replace(reference, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name) return named.get(name) ?? whole
    return character(decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal ?? '', 16))
  })

function character(codePoint: number): string {
  const isNone = codePoint === 0 || codePoint > 0x10ffff || (codePoint >= 0xd800 && codePoint <= 0xdfff)
  return isNone ? '\ufffd' : String.fromCodePoint(codePoint)
}
