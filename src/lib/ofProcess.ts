/**
 * One per process. Next loads a module once for each of its bundles, and the front door is a bundle of its own: what all
 * copies must share is found by its name on globalThis, and made by whoever asks first.
 */
export function processSingleton<T>(name: string, isOne: (value: unknown) => value is T, make: () => T): T {
  const key = Symbol.for(name)
  const found: unknown = Reflect.get(globalThis, key)
  if (isOne(found)) return found
  const made = make()
  Reflect.set(globalThis, key, made)
  return made
}
