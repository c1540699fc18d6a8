import { memoizeByObject } from './memoizeByObject'

/** One character per byte, without decoding. `Buffer.from(text, 'latin1')` restores the bytes. */
export const latin1 = memoizeByObject((body: Buffer) => body.toString('latin1'))
