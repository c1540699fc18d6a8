/** Letters of every program that writes stock files, by their real bytes. */
import { describe, expect, it } from 'vitest'
import { decodeText } from '@/features/stock/files/decodeText'

const WORDS = 'Citroën C5, Café seats, Škoda, naïve; Müller’s choice – “as new” €100 20°'
const NAMES = 'Citroën C5, Café seats, naïve; Müller, à gauche, señor'

/** What the program writes for each letter that is not plain. */
const TABLES: Record<string, Record<string, number>> = {
  Windows: {
    ...{
      ë: 0xeb,
      é: 0xe9,
      Š: 0x8a,
      ï: 0xef,
      ü: 0xfc,
      '’': 0x92,
      '–': 0x96,
      '“': 0x93,
      '”': 0x94,
      '€': 0x80,
      '°': 0xb0,
    },
    ...{ à: 0xe0, ñ: 0xf1 },
  },
  Mac: { ë: 0x91, é: 0x8e, ï: 0x95, ü: 0x9f, à: 0x88, ñ: 0x96, '’': 0xd5, '–': 0xd0, '“': 0xd2, '”': 0xd3 },
  DOS: { ë: 0x89, é: 0x82, ï: 0x8b, ü: 0x81, à: 0x85, ñ: 0xa4 },
  'ISO 8859-15': { ë: 0xeb, é: 0xe9, ï: 0xef, ü: 0xfc, '€': 0xa4, Š: 0xa6, à: 0xe0, ñ: 0xf1 },
}
const bytesOf = (text: string, table: string) =>
  Uint8Array.from(text, (letter) => TABLES[table]?.[letter] ?? letter.charCodeAt(0))

describe('letters', () => {
  it.each([
    ['Windows', WORDS, 'Windows (Western)'],
    ['Windows', NAMES, 'Windows (Western)'],
    ['Mac', NAMES, 'Mac (Roman)'],
    ['Mac', 'Müller’s choice – “as new”', 'Mac (Roman)'],
    ['DOS', NAMES, 'DOS (850)'],
    ['ISO 8859-15', 'Citroën, Škoda, from €100', 'ISO 8859-15'],
    ['Windows', 'Dealer’s choice', 'Windows (Western)'],
    ['Windows', 'Škoda', 'Windows (Western)'],
  ])('of %s: %s', (table, text, letters) => {
    expect(decodeText(bytesOf(text, table))).toEqual({ text, letters, notes: [] })
  })

  it('of UTF-8 stay whole around a byte that is none', () => {
    const bytes = Buffer.concat([Buffer.from('Citroën 🚗\nDealer'), Buffer.of(0x92), Buffer.from('s Škoda')])
    expect(decodeText(bytes)).toEqual({
      text: 'Citroën 🚗\nDealer’s Škoda',
      letters: 'UTF-8',
      notes: [{ line: 2, text: '1 byte that is no letter was replaced (line 2).' }],
    })
  })

  it.each([
    ['CitroÃ«n', 'Citroën'],
    ['Dealerâ€™s pick', 'Dealer’s pick'],
    ['Â£100 ðŸš— Å koda', '£100 🚗 Å koda'],
    ['Å\u00a0koda', 'Škoda'],
    ['COUPÉ® and CAFÉ™', 'COUPÉ® and CAFÉ™'],
    ['São João', 'São João'],
  ])('that were written twice: %s', (sent, text) => expect(decodeText(Buffer.from(sent)).text).toBe(text))

  it('that cannot be text are refused', () => {
    expect(() => decodeText(Uint8Array.of(0x41, 0, 0, 0, 0x42))).toThrow(/no text file/)
  })
})
