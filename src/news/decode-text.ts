/** Bytes of a feed as text, in whatever charset they are. Feeds declare it, so that nothing is guessed, as libraries would. */

/** Bytes within which a declaration of the charset is looked for. */
const PROLOG_BYTES = 1024

/** RFC 7303 (section 3) and the Encoding Standard (section 4): marks that outdo every declaration. */
const byteOrderMarks: readonly (readonly [bytes: readonly number[], charset: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  // `<?` and `<r` of XML without a mark.
  [[0x3c, 0x00], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
]

/**
 * The text. Its charset is that of its byte order mark, else of the HTTP header, else of the XML prolog, else UTF-8. UTF-8 is tried before
 * other declared charsets if it is declared too, since text in another charset is hardly ever valid UTF-8. Bytes that are invalid in all of
 * them are read as windows-1252, which accepts any bytes.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const marked = byteOrderMarks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))
  const declared = [inHeader(contentType), inProlog(bytes)].filter((charset) => charset !== undefined)
  const charsets = [...declared.filter((charset) => charset === 'utf-8'), ...declared, 'utf-8']
  for (const charset of marked ? [marked[1], ...charsets] : charsets) {
    const text = decoded(bytes, charset)
    if (text !== undefined) return text
  }
  return decodedAs('windows-1252', bytes)
}

function decoded(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return decodedAs(charset, bytes, { fatal: true })
  } catch {
    return undefined
  }
}

/** The characters of windows-1252 from 0x80 on; unassigned bytes stand for themselves. */
const from0x80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

/** Reads windows-1252. Some releases of Node read it as ISO-8859-1, which lacks its quotes and dashes. */
function decodedAs(charset: string, bytes: Uint8Array, { fatal = false } = {}): string {
  const text = new TextDecoder(charset, { fatal }).decode(bytes)
  if (charset !== 'windows-1252') return text
  return text.replace(/[\x80-\x9f]/g, (sign) => from0x80.charAt(sign.charCodeAt(0) - 0x80))
}

const inHeader = (contentType: string): string | undefined =>
  charsetNamed(/;\s*charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(contentType)?.[1])

function inProlog(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, PROLOG_BYTES))
  const charset = charsetNamed(/^\s*<\?xml[^>]{1,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(start)?.[1])
  // A prolog that can be read byte by byte is not in UTF-16, whatever it says.
  return charset?.startsWith('utf-16') ? 'utf-8' : charset
}

/** The name of the charset in the Encoding Standard; undefined for one it does not have. */
function charsetNamed(label: string | undefined): string | undefined {
  if (!label) return undefined
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}
