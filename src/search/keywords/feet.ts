const FOOT_MM = 304.8
const INCH_MM = 25.4
/** Feet are written to a tenth: 12.02 m is 39.4 ft, too. */
const WRITTEN_MM = 10

const FEET = String.raw`(\d{1,2}(?:\.\d{1,2})?)\s*(?:ft|feet|foot|['’′])`
const INCHES = String.raw`(?:\s*(\d{1,2})\s*(?:in(?:ch(?:es)?)?(?![\p{L}])|["”″]|''))?`
const START = String.raw`(?<![\p{L}\p{N}$.,'’])`
const END = String.raw`(?![\p{L}\p{N}])`
const LENGTH = new RegExp(START + FEET + INCHES + END, 'giu')
const FROM = new RegExp(
  String.raw`${START}(\d{1,2}(?:\.\d{1,2})?)(\s*(?:-|–|to\s|and\s)\s*)(?=${FEET})`,
  'giu',
)

/** `21 ft`, `21'6"` and `18 to 21 feet` in metres, as lengths are on the cards. */
export const feetInMetres = (typed: string): string =>
  typed
    .replace(FROM, (_all: string, feet: string, between: string) => `${feet} ft${between}`)
    .replace(LENGTH, (_all: string, feet: string, inches = '0') => {
      const mm = Math.round(Number(feet) * FOOT_MM + Number(inches) * INCH_MM) + WRITTEN_MM
      return `${mm / 1000} m`
    })
