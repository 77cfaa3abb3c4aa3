/** What is made once, however many tools ask for it: schemas live as long as the process, and there are thousands. */

/** The function with its results kept, one for each object. The function must be pure. */
export function oneForEach<K extends object, Result>(make: (key: K) => Result): (key: K) => Result {
  const results = new WeakMap<K, Result>()
  return (key) => {
    const result = results.get(key) ?? make(key)
    results.set(key, result)
    return result
  }
}
