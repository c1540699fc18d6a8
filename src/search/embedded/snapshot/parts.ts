/** What an index is made of: its own arrays as they are, and lists of strings. Read in the order in which they were written. */
type Numbers = Uint8Array | Uint16Array | Uint32Array | Float64Array
type Strings = readonly (string | undefined)[]
export type Part = Numbers | Strings

const isStrings = (part: Part): part is Strings => Array.isArray(part)
/** Every part begins on a multiple of it, so that an array can be read where it lies. */
const ALIGNED = 8
const padded = (bytes: number) => Math.ceil(bytes / ALIGNED) * ALIGNED

/** A part as bytes: its kind (0 for strings, else the width of a number), its length, and what is in it. */
export function bytesOf(part: Part): Uint8Array[] {
  const own = isStrings(part)
    ? Buffer.from(JSON.stringify(part))
    : new Uint8Array(part.buffer, part.byteOffset, part.byteLength)
  const kind = isStrings(part) ? 0 : part.BYTES_PER_ELEMENT
  const head = new Uint8Array(Uint32Array.of(kind, own.byteLength).buffer)
  const padding = new Uint8Array(padded(own.byteLength) - own.byteLength)
  // zlib begins a checksum anew where there are no bytes.
  return [head, own, padding].filter((bytes) => bytes.length > 0)
}

/**
 * Reads parts of bytes whose checksum was right. The arrays are copies: one view would hold all of the file in memory, while the others
 * are replaced by larger ones as cars come. @throws RangeError for another part than expected
 */
export class Parts {
  private at = 0

  constructor(private readonly bytes: Uint8Array<ArrayBuffer>) {}

  strings(): (string | undefined)[] {
    const [at, length] = this.next(0)
    const list: unknown = JSON.parse(Buffer.from(this.bytes.buffer, at, length).toString())
    if (!Array.isArray(list)) throw new RangeError('no list of strings')
    return list.map((one: unknown) => (typeof one === 'string' ? one : undefined))
  }

  u8 = (): Uint8Array<ArrayBuffer> => new Uint8Array(this.bytes.buffer, ...this.next(1)).slice()
  u16 = (): Uint16Array<ArrayBuffer> => new Uint16Array(this.bytes.buffer, ...this.next(2)).slice()
  u32 = (): Uint32Array<ArrayBuffer> => new Uint32Array(this.bytes.buffer, ...this.next(4)).slice()
  f64 = (): Float64Array<ArrayBuffer> => new Float64Array(this.bytes.buffer, ...this.next(8)).slice()

  /** Where the part begins, and how many values it has. */
  private next(kind: number): [number, number] {
    const { buffer, byteOffset, byteLength } = this.bytes
    const [found, length = 0] = new Uint32Array(buffer, byteOffset + this.at, 2)
    const at = this.at + ALIGNED
    this.at = at + padded(length)
    if (found !== kind || this.at > byteLength) throw new RangeError('another part was expected here')
    return [byteOffset + at, length / Math.max(kind, 1)]
  }
}
