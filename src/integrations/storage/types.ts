/** Where uploaded files live. Keys are relative paths such as `<tenant id>/<file name>`. */
export interface Storage {
  /** Durable when it resolves. */
  put(key: string, data: Buffer, contentType: string): Promise<void>
  /** null when there is no such file. */
  get(key: string): Promise<Buffer | null>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
}

/** Keys are made by us, but never let one climb out of its folder. */
export function checkKey(key: string): string {
  if (!/^[\w-]+\/[\w.-]+$/.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${key}`)
  return key
}
