import { createHash } from 'node:crypto'

/** SHA-256 in hex: for a secret that nobody can guess, or to compare texts. Otherwise use keyedHash. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
