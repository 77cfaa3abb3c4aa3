/** Which passwords are accepted: long ones that nobody would try first. No kinds of characters are required. */

/** The fewest characters of a password. */
export const leastCharacters = 12
/** Far beyond any sentence; hashing costs by the byte. */
export const mostCharacters = 200

/** Fewer different characters than this are a pattern, not a password. */
const leastDifferent = 5
/** Least characters beside a common password that make a password acceptable. */
const leastBeside = 8

/** Rows of neighbouring keys, and well-known orders of characters. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
]

/** Signs that stand for letters. */
const signs: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** The person's name and address, of which their password must not be made. */
export type Owner = { name?: string | null | undefined; email?: string | null | undefined }

/** Why the password is refused, as a sentence for the person; undefined where it is accepted. `common` are lower case. */
export function whyRefused(password: string, owner: Owner, common: ReadonlySet<string>): string | undefined {
  const length = [...password].length
  if (length < leastCharacters)
    return `Choose a longer password: ${leastCharacters} characters or more. Four or five words that do not belong together are good.`
  if (length > mostCharacters) return `Choose a shorter password: ${mostCharacters} characters at most.`
  const folded = password.normalize('NFKC').toLowerCase()
  if (new Set(folded).size < leastDifferent || isRepeated(folded))
    return 'This password repeats the same few characters. Choose another.'
  if (isSequence(folded)) return 'This password follows the keyboard, the alphabet or the numbers. Choose another.'
  const own = personalWords(owner)
  if (lengthWithout(folded, own) < leastBeside && own.some((word) => folded.includes(word)))
    return 'This password is mostly your name, your address or the name of this place. Choose another.'
  if (isCommon(folded, common))
    return 'This password is one that many people use, which makes it the first to be tried. Choose another.'
  return undefined
}

/** One piece over and over, as in passwordpassword. */
function isRepeated(text: string): boolean {
  return (text + text).indexOf(text, 1) < text.length
}

/** Whether it is made of runs of four and more along a row, there or back. */
function isSequence(text: string): boolean {
  const ways = rows.flatMap((row) => [row, [...row].reverse().join('')])
  let covered = 0
  for (let start = 0; start < text.length; ) {
    let length = 0
    for (let end = start + 4; end <= text.length && ways.some((way) => way.includes(text.slice(start, end))); end++)
      length = end - start
    covered += length
    start += length || 1
  }
  return text.length - covered < leastBeside && covered > text.length / 2
}

function isCommon(text: string, common: ReadonlySet<string>): boolean {
  const plain = [...text].map((sign) => signs[sign] ?? sign).join('')
  const letters = (word: string) => word.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const whole = [text, plain, letters(text), letters(plain), text.replace(/[\s._-]+/g, '')]
  if (whole.some((way) => common.has(way))) return true
  // Two common ones side by side, or one with little beside it.
  const parts = text.split(/[\s._-]+/)
  const joined = parts.length <= 2 ? parts.join('') : text
  return [text, joined, letters(text), letters(plain)].some((way) => isMadeOf(way, common))
}

/** Whether a common password makes up the text, with nothing beside it or only another common one. */
function isMadeOf(text: string, common: ReadonlySet<string>): boolean {
  for (let cut = 4; cut < text.length; cut++) {
    const [before, after] = [text.slice(0, cut), text.slice(cut)]
    const isLittle = (rest: string) => rest.length < 5 || /^[\d\W_]+$/.test(rest) || common.has(rest)
    if (text.length - cut >= 4 && common.has(after) && isLittle(before)) return true
    if (common.has(before) && isLittle(after)) return true
  }
  return false
}

/** Parts of name and address of four letters and more. */
function personalWords({ name, email }: Owner): string[] {
  return `${name ?? ''} ${email ?? ''} octavo`
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4)
}

const lengthWithout = (text: string, words: readonly string[]): number =>
  words.reduce((rest, word) => rest.replaceAll(word, ''), text).replace(/[\s\d\W_]+/g, '').length
