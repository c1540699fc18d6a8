/** Vehicle identity: a VIN with a right check digit, a number plate in the state's format, a stock number. */
import type { Random } from './random'

const VALUES: Record<string, number> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
}
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const VIN_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
/** No vowels: a plate never spells a word. */
const PLATE_LETTERS = 'BCDFGHJKLMNPQRSTVWXYZ'

const valueOf = (character: string): number => VALUES[character] ?? Number(character)

/** The ninth character, computed from the other sixteen (ISO 3779 weights). */
export function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, character, at) => total + valueOf(character) * (WEIGHTS[at] ?? 0), 0)
  return sum % 11 === 10 ? 'X' : String(sum % 11)
}

const characters = (random: Random, alphabet: string, count: number) =>
  Array.from({ length: count }, () => random.pick([...alphabet])).join('')

/** `wmi`: the maker's three characters. */
export function vin(random: Random, wmi: string, year: number): string {
  const described = wmi + characters(random, VIN_LETTERS, 5)
  const rest =
    (YEARS[(year - 2010 + 30) % 30] ?? 'A') +
    characters(random, VIN_LETTERS, 1) +
    characters(random, '0123456789', 6)
  const digit = checkDigit(`${described}0${rest}`)
  return described + digit + rest
}

const FORMATS: Record<string, string> = {
  QLD: '999AA9',
  VIC: '1AA9AA',
  SA: 'S999AAA',
  WA: '1AAA999',
  NSW: 'AAA99A',
}
const TRAILER_FORMATS: Record<string, string> = { WA: '1TAA999' }

/** `9` is a digit and `A` a letter of the format; everything else stays as it is. */
export function plate(random: Random, state: string, trailer = false): string {
  const format = (trailer ? TRAILER_FORMATS[state] : FORMATS[state]) ?? 'AAA99A'
  return [...format]
    .map((sign) =>
      sign === '9'
        ? characters(random, '0123456789', 1)
        : sign === 'A'
          ? characters(random, PLATE_LETTERS, 1)
          : sign,
    )
    .join('')
}
