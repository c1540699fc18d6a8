import { createHash } from 'node:crypto'

/** SHA-256 in hex: of a secret that nobody can guess, or to tell texts apart. Else see keyedHash. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
