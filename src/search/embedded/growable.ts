/** Of so many values on, an array grows by an eighth: of 100,000 cars half as much again would be 100 MB that nothing is in. */
const LARGE = 2 ** 16
const roomy = (length: number): number => Math.ceil(length * (length < LARGE ? 1.5 : 1.125))

const growing =
  <A extends { readonly length: number; set(from: A): void }>(create: (length: number) => A) =>
  (array: A, length: number): A => {
    if (length <= array.length) return array
    const larger = create(Math.max(length, roomy(array.length)))
    larger.set(array)
    return larger
  }

export const grownU8 = growing((length) => new Uint8Array(length))
export const grownU16 = growing((length) => new Uint16Array(length))
export const grownU32 = growing((length) => new Uint32Array(length))
export const grownF64 = growing((length) => new Float64Array(length))

export class NumberList {
  private items = new Uint32Array(8)
  length = 0

  push(value: number): void {
    this.items = grownU32(this.items, this.length + 1)
    this.items[this.length++] = value
  }

  at(i: number): number {
    return this.items[i] ?? 0
  }

  /** Valid until the next push. */
  view(): Uint32Array {
    return this.items.subarray(0, this.length)
  }
}
