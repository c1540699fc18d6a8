/** Keys: `<tenant id>/[<dealership or valuation id>/]<file name>`. */
export interface Storage {
  /** Durable when it resolves. The content of a key never changes. */
  put(key: string, data: Buffer, contentType: string): Promise<void>
  get(key: string): Promise<Buffer | null>
  has(key: string): Promise<boolean>
  /** Succeeds for a missing key too. */
  remove(key: string): Promise<void>
  /** Removes all keys of one tenant (they begin with `<tenant id>/`). May be repeated. */
  removeAll(tenant: string): Promise<void>
}

const KEY = /^[\w-]+(?:\/[\w-]+)?\/\w[\w.-]*$/
export const isKey = (key: string): boolean => KEY.test(key) && !key.includes('..')

/** Our code creates the keys; this check stops path traversal anyway. Throws for a bad key. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a storage key: ${key}`)
  return key
}

/** A tenant's id, as keys begin with it. Throws for anything else. */
export function checkFolder(name: string): string {
  if (!/^[\w-]+$/.test(name)) throw new Error(`Not a folder of the storage: ${name}`)
  return name
}
