/** What is made once, however many tools ask for it. */

/** The function with its results kept, one for each object. The function must be pure. */
export function oneForEach<K extends object, Result>(make: (key: K) => Result): (key: K) => Result {
  const results = new WeakMap<K, Result>()
  return (key) => {
    const result = results.get(key) ?? make(key)
    results.set(key, result)
    return result
  }
}

/**
 * Makes a value when somebody asks for it, and gives the same one as long as somebody holds it. For the schemas of answers: there are
 * thousands, and documents about tools, for which they are made, are kept as text.
 */
export function whileHeld<Result extends object>(make: () => Result): () => Result {
  let held: WeakRef<Result> | undefined
  return () => {
    const before = held?.deref()
    if (before) return before
    const result = make()
    held = new WeakRef(result)
    return result
  }
}
