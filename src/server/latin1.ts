import { memoizeByObject } from '@/lib/memoizeByObject'

/**
 * The bytes as text, one character for each: what is looked for in answers is ASCII, so nothing has to be decoded. Done once
 * for all who ask. `Buffer.from(text, 'latin1')` gives the bytes back.
 */
export const latin1 = memoizeByObject((body: Buffer) => body.toString('latin1'))
