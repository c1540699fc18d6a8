/** Six-digit colours as numbers. Mixing is that of CSS: `color-mix(in oklab, …)`. */
type Three = readonly [number, number, number]

const HEX = /^#[0-9a-f]{6}$/i
export const isHex = (text: string): boolean => HEX.test(text)

const toLight = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const fromLight = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055

const linear = (hex: string): Three => {
  const part = (at: number) => toLight(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}
const written = (parts: Three): string =>
  `#${parts
    .map((part) => Math.round(Math.min(1, Math.max(0, fromLight(part))) * 255))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`

const luminance = (hex: string): number => {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Björn Ottosson's matrices. */
const toOklab = (hex: string): Three => {
  const [r, g, b] = linear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
const fromOklab = ([L, a, b]: Three): string => {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  return written([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ])
}

/** `share` of the second colour, 0 to 1. */
export const mix = (one: string, other: string, share: number): string => {
  const [from, to] = [toOklab(one), toOklab(other)]
  const between = (at: 0 | 1 | 2) => from[at] + (to[at] - from[at]) * share
  return fromOklab([between(0), between(1), between(2)])
}
