/**
 * Where uploaded and fetched pictures live. Whoever knows a key may see it at `/media/<key>` on its dealer's host.
 * Keys: `<tenant id>/<file name>`, `<tenant id>/<dealership id>/<file name>`.
 */
export interface Storage {
  /** Durable when it resolves. A key's content never changes. */
  put(key: string, data: Buffer, contentType: string): Promise<void>
  /** null when there is no such file. */
  get(key: string): Promise<Buffer | null>
  /** Cheap enough for every request. */
  has(key: string): Promise<boolean>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
}

const KEY = /^[\w-]+(?:\/[\w-]+)?\/\w[\w.-]*$/
export const isKey = (key: string): boolean => KEY.test(key) && !key.includes('..')

/** Keys are made by us, but never let one climb out of its folder. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a storage key: ${key}`)
  return key
}
