import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { whyRefused } from './password-rule.ts'

const owner = { name: 'Ada Lovelace', email: 'ada.lovelace@analytical.example' }
const common = await commonPasswords()
const why = (password: string) => whyRefused(password, owner, common)

describe('a password is refused', () => {
  it.each([
    ['aaa', /longer/],
    ['        ', /longer/],
    ['elevenchars', /longer/],
    ['x'.repeat(201), /shorter/],
    ['            ', /repeats/],
    ['aaaaaaaaaaaaa', /repeats/],
    ['abcdabcdabcd', /repeats/],
    ['hunter2hunter2', /repeats/],
    ['abcdefghijkl', /alphabet/],
    ['098765432109', /alphabet/],
    ['qwertyuiopas', /keyboard/],
    ['1qaz2wsx3edc', /keyboard/],
    ['lovelace-ada1', /your name/],
    ['analytical2026', /your name/],
    ['octavo-octavo1', /name of this place/],
    ['password1234', /many people/],
    ['Password2026!', /many people/],
    ['P@ssw0rd1234', /many people/],
    ['letmein-letmein1', /many people/],
    ['iloveyoumonkey', /many people/],
    ['trustno1trustno', /many people|repeats/],
    ['sunshine123456', /many people/],
  ])('%s', (password, reason) => {
    expect(why(password)).toMatch(reason)
  })
})

describe('a password is taken', () => {
  it.each([
    'a password for tests',
    'the password of a writer',
    'correct horse battery staple',
    'my cat Ada sleeps at noon',
    'Tr0ub4dor&3-and-more',
    'пароль из четырёх слов',
    '七つの海を渡る小さな船と灯台',
    'q8fzk-2mvxd-hh4tr-9wcpe',
  ])('%s', (password) => {
    expect(why(password)).toBeUndefined()
  })
})
