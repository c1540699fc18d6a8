import { describe, expect, it } from 'vitest'
import { guessField, guessMap } from '@/stock/file/columnMap'
import { readTable } from '@/stock/file/readTable'
import { toCars } from '@/stock/file/toCars'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string, isBig = false, mark = true) => {
  const codes = [...(mark ? [0xfeff] : []), ...Array.from(text, (letter) => letter.charCodeAt(0))]
  return Uint8Array.from(codes.flatMap((code) => (isBig ? [code >> 8, code & 255] : [code & 255, code >> 8])))
}
const carsOf = (bytes: Uint8Array) => {
  const table = readTable(bytes)
  return toCars(table, guessMap(table.columns)).map(({ item }) => item)
}
const GOLF = [{ stocknum: 'A1', make: 'Citroën', model: 'C3 Aircross', price: '21990' }]
const TEXT = 'Stock No;Make;Model;Price\r\nA1;Citroën;C3 Aircross;21990\r\n'

describe('a stock file of a supplier', () => {
  it.each([
    ['commas', utf8(TEXT.replaceAll(';', ','))],
    ['semicolons', utf8(TEXT)],
    ['tabs', utf8(TEXT.replaceAll(';', '\t'))],
    ['bars', utf8(TEXT.replaceAll(';', '|'))],
    ['a line that names the separator', utf8(`sep=;\r\n${TEXT}`)],
    ['a mark of UTF-8', utf8(`\uFEFF${TEXT}`)],
    ['Windows letters', latin(TEXT)],
    ['UTF-16, little', utf16(TEXT)],
    ['UTF-16, big', utf16(TEXT, true)],
    ['UTF-16 without a mark', utf16(TEXT.repeat(3), false, false).subarray(0, TEXT.length * 2)],
    [
      'XML',
      utf8(
        '<s><v><StockNo>A1</StockNo><Make>Citroën</Make><Model>C3 Aircross</Model><Price>21990</Price></v></s>',
      ),
    ],
    [
      'XML that declares its letters',
      latin(
        '<?xml version="1.0" encoding="ISO-8859-1"?>\n<s><v stock_no="A1" make="Citroën"><model>C3 Aircross</model><price>21990</price></v></s>',
      ),
    ],
    [
      'XML with a head and a foot',
      utf8(
        '<feed><head><date>x</date></head><cars><car><stock>A1</stock><make>Citro&#235;n</make><model>C3 Aircross</model><pricing><price>21990</price></pricing></car></cars></feed>',
      ),
    ],
  ])('is read with %s', (_, bytes) => expect(carsOf(bytes)).toEqual(GOLF))

  it('joins pictures of many columns and of many elements', () => {
    expect(carsOf(utf8('stocknum,PHOTO_1,PHOTO_2\nA,https://a/1,https://a/2'))).toEqual([
      { stocknum: 'A', images: 'https://a/1|https://a/2' },
    ])
    const xml = '<s><v><stocknum>A</stocknum><images><image>1</image><image>2</image></images></v></s>'
    expect(carsOf(utf8(xml))).toEqual([{ stocknum: 'A', images: '1|2' }])
  })

  it('tells the line of each car, with line breaks in quotes', () => {
    const csv = readTable(utf8('stocknum,comments\nA,"one\ntwo"\n\nB,x\n'))
    expect(csv.rows.map(({ line }) => line)).toEqual([3, 5])
    const xml = readTable(utf8('<s>\n<v a="1"/>\n\n<v a="2"/>\n</s>'))
    expect(xml.rows.map(({ line }) => line)).toEqual([2, 4])
  })

  it.each([
    ['nothing', '', /empty/],
    ['an open quote', 'a,b\n"1', /told apart/],
    ['broken XML', '<a><b></a>', /broken/],
    ['XML without cars', '<a>x</a>', /no cars/],
    [
      'an entity of a file',
      '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a><b><c>&x;</c></b></a>',
      /document type/,
    ],
    [
      'entities of entities',
      `<!DOCTYPE a [<!ENTITY x "${'ha'.repeat(9)}"><!ENTITY y "&x;&x;">]><a><b><c>&y;</c></b></a>`,
      /document type/,
    ],
    ['an entity that nobody declared', '<a><b><c>&x;</c></b></a>', /broken/],
    ['JSON', '[{"stocknum":"1"}]', /This is JSON/],
    ['very deep XML', `${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`, /nested deeper/],
    ['a picture', 'PNG\r\n\u0000\u0000\u0000\rIHDR, and so on', /no text file/],
  ])('is refused in words when it is %s', (_, text, why) => {
    expect(() => readTable(utf8(text))).toThrow(why)
  })
  it('is refused when it is too large', () => {
    expect(() => readTable(new Uint8Array(10_000_001))).toThrow(/larger than 10 MB/)
  })
})

describe('what a column means', () => {
  it.each([
    ['STOCK_NO', 'stocknum'],
    ['Odometer', 'km'],
    ['Colour', 'colour'],
    ['Rego Expiry', 'rego_expiry'],
    ['Drive Away Price', 'price'],
    ['New/Used', 'car_type'],
    ['Transmission', 'trans'],
    ['variant.torque', 'variant.torque'],
    ['vehicle.odometer', 'km'],
    ['image_url_12', 'images'],
    ['Sales Note', null],
  ])('%s: %s', (heading, field) => expect(guessField(heading)).toBe(field))

  it('one column for each field, and what was kept leads', () => {
    const kept = { columns: { Amount: 'price', Note: null }, car_type: 'used' as const }
    expect(guessMap(['Price', 'Amount', 'Note', 'VIN', 'vin'], kept)).toEqual({
      columns: { Price: null, Amount: 'price', Note: null, VIN: null, vin: 'vin' },
      car_type: 'used',
    })
  })
})
