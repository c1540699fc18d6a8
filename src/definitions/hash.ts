import { createHash } from 'node:crypto'

/** A short fingerprint of plain data; key order counts, as it does in the files that it comes from. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 22)
