/** How a dirty file is written: as a table, XML or JSON, and with which bytes. */
import type { Column, Dice, TrueCar } from './dirtyFile'

/** Quotes as programs write them: right, around all, right only by luck. */
export function csvOf(dice: Dice, columns: readonly Column[], cars: readonly TrueCar[]): string {
  const separator = dice.pick([',', ';', '\t', '|'])
  const [isAll, isLoose] = [dice.chance(0.3), dice.chance(0.4)]
  const end = dice.pick(['\r\n', '\n', '\r\n', '\r'])
  const isCareless = separator === ',' && !isAll && dice.chance(0.15)
  const cell = (text: string): string => {
    const value = text.replaceAll('\n', end)
    if (isCareless && /^\$?\d{1,3},\d{3}$/.test(value)) return value
    if (isLoose && !value.includes(separator) && !/[\r\n]/.test(value)) return isAll ? `"${value}"` : value
    const needs = isAll || value.includes(separator) || /["\r\n]/.test(value)
    return needs ? `"${value.replaceAll('"', '""')}"` : value
  }
  const row = (cells: readonly string[]) => cells.map(cell).join(separator)
  const heading = row(columns.map(({ heading: name }) => name))
  const above = dice.chance(0.2)
    ? [`Yard stock report`, `Printed 26/11/2026 08:15${separator.repeat(3)}`, '']
    : []
  const rows = cars.map((car) => row(columns.map(({ words }) => words(car))))
  if (dice.chance(0.15)) rows.splice(Math.floor(rows.length / 2), 0, heading)
  const total = dice.chance(0.2)
    ? [
        [
          'Total',
          ...columns.slice(1).map(({ heading: name }) => (/price/i.test(name) ? '1234567' : '')),
        ].join(separator),
      ]
    : []
  const sep = dice.chance(0.1) ? [`sep=${separator}`] : []
  return [...sep, ...above, heading, ...rows, ...total, ''].join(end)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
export function xmlOf(dice: Dice, columns: readonly Column[], cars: readonly TrueCar[]): string {
  const [outer, inner] = dice.pick([
    ['stock', 'vehicle'],
    ['feed', 'item'],
    ['cars', 'car'],
  ])
  const tag = (name: string) => name.replace(/[^a-z]/gi, '')
  const isLoose = dice.chance(0.3)
  const text = (value: string) =>
    dice.chance(0.3)
      ? `<![CDATA[${value}]]>`
      : isLoose
        ? escaped(value).replaceAll('&amp;', '&')
        : escaped(value)
  const part = ({ heading, words }: Column, car: TrueCar): string => {
    if (!/image|photo/i.test(heading)) return `<${tag(heading)}>${text(words(car))}</${tag(heading)}>`
    return `<photos>${car.photos.map((photo, at) => `<photo order="${at}">${photo}</photo>`).join('')}</photos>`
  }
  const body = cars.map(
    (car) => `<${inner}>${columns.map((column) => part(column, car)).join('\n')}</${inner}>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>\n<${outer}><head><date>2026-11-26</date></head>\n${body.join('\n')}\n</${outer}>`
}
export function jsonOf(dice: Dice, columns: readonly Column[], cars: readonly TrueCar[]): string {
  const list = cars.map((car) =>
    Object.fromEntries(columns.map(({ heading, words }) => [heading, words(car)])),
  )
  return dice.pick([
    () => JSON.stringify(list),
    () => JSON.stringify({ meta: { count: cars.length }, data: { vehicles: list } }),
    () => list.map((item) => JSON.stringify(item)).join('\n'),
  ])()
}

/** Without the marks that the command line of Windows does not have. */
const plainMarks = (text: string) => text.replaceAll('’', "'").replaceAll('–', '-').replaceAll(/[“”]/g, "'")

const TABLES: Record<string, Readonly<Record<string, number>>> = {
  windows: { '’': 0x92, '–': 0x96, '“': 0x93, '”': 0x94 },
  dos: { ë: 0x89, é: 0x82, à: 0x85 },
  mac: { ë: 0x91, é: 0x8e, à: 0x88, '’': 0xd5, '–': 0xd0, '“': 0xd2, '”': 0xd3 },
}
const oneByte = (text: string, table: string) =>
  Buffer.from(Uint8Array.from(text, (letter) => TABLES[table]?.[letter] ?? letter.charCodeAt(0)))
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

/** As a line that was pasted from elsewhere. */
function withStray(bytes: Buffer): Buffer {
  const at = bytes.indexOf('owner')
  return at < 0 ? bytes : Buffer.concat([bytes.subarray(0, at), Buffer.of(0x92), bytes.subarray(at)])
}
const oneByteLetters = (bytes: Buffer): string =>
  bytes
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 128] ?? letter)
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

type Letters = readonly [name: string, write: (text: string) => Buffer]
export const LETTERS: readonly [Letters, ...Letters[]] = [
  ['UTF-8', (text) => Buffer.from(text)],
  ['UTF-8 with a mark', (text) => Buffer.from(`\ufeff${text}`)],
  ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16, big', (text) => bigEndian(`\ufeff${text}`)],
  ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
  ['Windows', (text) => oneByte(text, 'windows')],
  ['Mac', (text) => oneByte(text, 'mac')],
  ['DOS', (text) => oneByte(plainMarks(text), 'dos')],
  ['UTF-8 with a stray byte', (text) => withStray(Buffer.from(text))],
  ['UTF-8 written twice', (text) => Buffer.from(oneByteLetters(Buffer.from(text)))],
]
