/** The passwords that people use most, from the lists of zxcvbn (some 50,000, MIT). */

let loading: Promise<ReadonlySet<string>> | undefined

/** Lower case. Loaded when the first password is chosen: most processes never need them. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loading ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
  )
  return loading
}
