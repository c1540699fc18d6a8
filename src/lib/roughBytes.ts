const OBJECT = 56
const SLOT = 8
const STRING = 24
/** One such letter makes each of its text take two bytes. */
const WIDE = /[^\u0000-\u00ff]/

/** About what a value takes in memory, as plain data does; what it names twice counts once. */
export function roughBytes(value: unknown): number {
  const seen = new Set<object>()
  const open = [value]
  let bytes = 0
  for (let one = open.pop(); one !== undefined || open.length > 0; one = open.pop()) {
    if (typeof one === 'string') bytes += STRING + one.length * (WIDE.test(one) ? 2 : 1)
    if (typeof one !== 'object' || one === null || seen.has(one)) continue
    seen.add(one)
    bytes += OBJECT
    if (ArrayBuffer.isView(one)) bytes += one.byteLength
    else {
      const parts: unknown[] =
        one instanceof Map ? [...one.entries()] : one instanceof Set ? [...one] : Object.values(one)
      bytes += parts.length * SLOT
      for (const part of parts) open.push(part)
    }
  }
  return bytes
}
