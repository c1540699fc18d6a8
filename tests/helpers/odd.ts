/** Values for tests of bad input: the same for the same seed. */

/** mulberry32: small, seeded, good enough to choose test inputs. */
export function random(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Values that no field expects. */
export const ODD_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  -1e308,
  1.5,
  2 ** 53,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  'abc',
  '\u0000',
  '\ud800',
  '🚗'.repeat(500),
  'x'.repeat(30_000),
  { $gt: '' },
  { $where: '1' },
  "'; DROP TABLE cars; --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '2026-13-45',
  '31/02/2026',
  'NaN',
  'Infinity',
  '-0',
  '1e9999',
  { constructor: { prototype: {} } },
  ['a', 1, null, {}],
  '%00',
  '{{7*7}}',
  'https://x/\u0000',
  { image: { url: 5 } },
  [{ image: null }],
  [{ image: { url: 'javascript:alert(1)' } }],
]

/** An object with some of the fields, each with an odd value; own properties only, whatever their names. */
export function oddObject(
  next: () => number,
  fields: readonly string[],
  base: Record<string, unknown> = {},
): Record<string, unknown> {
  const made: Record<string, unknown> = { ...base }
  for (let n = 1 + Math.floor(next() * 4); n > 0; n--) {
    const field = fields[Math.floor(next() * fields.length)] ?? 'x'
    const value = ODD_VALUES[Math.floor(next() * ODD_VALUES.length)]
    Object.defineProperty(made, field, { value, enumerable: true, configurable: true, writable: true })
  }
  return made
}
