/**
 * A place for one value per process. Next loads a module once for each of its bundles, and the server is a bundle of its
 * own: what all copies must share is found by its name on globalThis.
 */
export interface Slot<T> {
  get(): T | null
  set(value: T | undefined): void
}

export function slot<T>(name: string, isValue: (value: unknown) => value is T): Slot<T> {
  const key = Symbol.for(`forecourt.${name}`)
  return {
    get() {
      const found: unknown = Reflect.get(globalThis, key)
      return isValue(found) ? found : null
    },
    set(value) {
      Reflect.set(globalThis, key, value)
    },
  }
}
