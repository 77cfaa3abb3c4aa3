/** Schemas and brief forms that are made once, however many tools give them: thousands of schemas live as long as the process. */

/** The function with its results kept, one for each object. The function must be pure. */
export function oneForEach<K extends object, Result>(make: (key: K) => Result): (key: K) => Result {
  const results = new WeakMap<K, Result>()
  return (key) => {
    const result = results.get(key) ?? make(key)
    results.set(key, result)
    return result
  }
}
