/** `/x` but not `//x` or `/\x`, which a browser reads as another host. */
export const isPath = (value: unknown): boolean =>
  typeof value === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(value)
export const isTarget = (value: unknown): boolean =>
  isPath(value) || (typeof value === 'string' && /^https:\/\/[^\s/\\@]+(\/\S*)?$/.test(value))
