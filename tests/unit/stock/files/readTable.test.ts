import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readTable } from '@/features/stock/files/readTable'
import { readFileOf } from '../../../helpers/stockFile'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string, isBig = false, mark = true) => {
  const codes = [...(mark ? [0xfeff] : []), ...Array.from(text, (letter) => letter.charCodeAt(0))]
  return Uint8Array.from(codes.flatMap((code) => (isBig ? [code >> 8, code & 255] : [code & 255, code >> 8])))
}
const carsOf = async (bytes: Uint8Array) => (await readFileOf(bytes)).items
const GOLF = [{ stocknum: 'A1', make: 'Citroën', model: 'C3 Aircross', price: '21990' }]
const TEXT = 'Stock No;Make;Model;Price\r\nA1;Citroën;C3 Aircross;21990\r\n'
const XML =
  '<s><v><StockNo>A1</StockNo><Make>Citroën</Make><Model>C3 Aircross</Model><Price>21990</Price></v></s>'

describe('a stock file of a supplier', () => {
  it.each([
    ['commas', utf8(TEXT.replaceAll(';', ','))],
    ['semicolons', utf8(TEXT)],
    ['tabs', utf8(TEXT.replaceAll(';', '\t'))],
    ['bars', utf8(TEXT.replaceAll(';', '|'))],
    ['a line that names the separator', utf8(`sep=;\r\n${TEXT}`)],
    ['line ends of an old Mac', utf8(TEXT.replaceAll('\r\n', '\r'))],
    ['a report above the headings', utf8(`Yard report, Monday\r\n\r\nPrinted;26/11\r\n${TEXT}`)],
    ['headings on each page', utf8(`${TEXT}Stock No;Make;Model;Price\r\n`)],
    ['texts in apostrophes', utf8(TEXT.replaceAll(/[^;\r\n]+/g, "'$&'"))],
    ['numbers that a spreadsheet left alone', utf8(TEXT.replace('A1', '="A1"').replace('21990', "'21990"))],
    [
      'marks without a width',
      utf8(TEXT.replace('Citroën', '\u200bCit\u00adroën\u200d').replace('A1', '\ufeffA1')),
    ],
    ['a few zero bytes', utf8(TEXT.replace('A1', 'A\u00001') + '\n'.repeat(60))],
    ['totals', utf8(`${TEXT}Total;;;21990\r\n;;;21990\r\nEnd of report\r\n`)],
    ['a mark of UTF-8', utf8(`\uFEFF${TEXT}`)],
    ['Windows letters', latin(TEXT)],
    ['UTF-16, little', utf16(TEXT)],
    ['UTF-16, big', utf16(TEXT, true)],
    ['UTF-16 without a mark', utf16(TEXT, false, false)],
    ['UTF-16 without a mark, big', utf16(TEXT, true, false)],
    ['gzip', gzipSync(TEXT)],
    [
      'zip',
      zipSync({
        'out/stock.csv': utf8(TEXT),
        'out/car.jpg': utf8('x'.repeat(9000)),
        '__MACOSX/._stock.csv': utf8('x'),
      }),
    ],
    ['XML', utf8(XML)],
    [
      'a table of a web page, as systems send it under the name of a workbook',
      utf8(
        '<!DOCTYPE html><html><head><meta charset="utf-8"></head><table><tr><td colspan="4">Stock<br></tr><tr><th>Stock No<th>Make<th>Model<th>Price</tr><tr><td>A1</td><td>Citro&euml;n</td><td>C3&nbsp;<b>Aircross</b></td><td>21990</td></tr></table></html>',
      ),
    ],
    [
      'a workbook in the XML of 2003, with a cell that is left out',
      utf8(
        '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table><Row><Cell><Data ss:Type="String">Stock No</Data></Cell><Cell><Data>Make</Data></Cell><Cell><Data>Cost</Data></Cell><Cell><Data>Model</Data></Cell><Cell><Data>Price</Data></Cell></Row><Row><Cell><Data>A1</Data></Cell><Cell><Data>Citroën</Data></Cell><Cell ss:Index="4"><Data>C3 Aircross</Data></Cell><Cell><Data ss:Type="Number">21990</Data></Cell></Row></Table></Worksheet></Workbook>',
      ),
    ],
    [
      'XML of names and values',
      utf8(
        '<s><v><id>7</id><p><n><Name>StockNumber</Name><Value>A1</Value></n><n><Name>Make</Name><Value>Citroën</Value></n><n><Name>Model</Name><Value>C3 Aircross</Value></n><n><Name>Price</Name><Value>21990</Value></n></p></v></s>',
      ),
    ],
    [
      'JSON with a list of names and values',
      utf8(
        JSON.stringify([
          {
            stock_no: 'A1',
            attributes: [
              { name: 'Make', value: 'Citroën' },
              { name: 'Model', value: 'C3 Aircross' },
            ],
            price: 21990,
          },
        ]),
      ),
    ],
    [
      'XML that declares letters in which it is not written',
      utf8(`<?xml version="1.0" encoding="utf-16"?>${XML}`),
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
    [
      'XML with names in attributes',
      utf8(
        '<feed><car><field name="Stock No">A1</field><field name="Make">Citro&euml;n</field><field name="Model" value="C3 Aircross"/><field name="Price">21990</field></car></feed>',
      ),
    ],
    ['JSON', utf8('[{"stockNo":"A1","make":"Citroën","model":"C3 Aircross","price":21990}]')],
    ['lines of JSON', utf8('{"stockNo":"A1","make":"Citroën","model":"C3 Aircross","price":21990}\n')],
    [
      'JSON in an envelope',
      utf8(
        '{"meta":{"dealers":[{"id":1,"name":"A"},{"id":2,"name":"B"}]},"data":{"result":[{"vehicle":{"stockNo":"A1","make":{"name":"Citroën"},"model":"C3 Aircross"},"pricing":{"price":"21990"}}]}}',
      ),
    ],
    [
      'JSON by stock number',
      utf8('{"A1":{"stock":"A1","make":"Citroën","model":"C3 Aircross","price":21990}}'),
    ],
  ])('is read with %s', async (_, bytes) => expect(await carsOf(bytes)).toEqual(GOLF))

  it.each([
    ['two lists', { used: [{ stock: 'A', make: 'Kia' }], new: [{ stock: 'B', make: 'Kia' }] }],
    [
      'lists of dealers',
      {
        dealers: [
          { name: 'X', cars: [{ stock: 'A', make: 'Kia' }] },
          { name: 'Y', cars: [{ stock: 'B', make: 'Kia' }] },
        ],
      },
    ],
    [
      'a list whose cars name others',
      [
        { stock: 'A', make: 'Kia', similar: [{ stock: 'C', make: 'Kia' }] },
        { stock: 'B', make: 'Kia' },
      ],
    ],
  ])('finds the cars of %s in JSON', async (_, value) => {
    const items = await carsOf(utf8(JSON.stringify(value)))
    expect(items.map(({ stocknum }) => stocknum)).toEqual(['A', 'B'])
  })

  it('joins pictures of many columns, many elements and lists of objects', async () => {
    const cars = [{ stocknum: 'A', images: ['https://a/1', 'https://a/2'] }]
    expect(await carsOf(utf8('stocknum,PHOTO_1,PHOTO_2\nA,https://a/1,https://a/2'))).toEqual(cars)
    const xml =
      '<s><v><stocknum>A</stocknum><make>Kia</make><images><image>https://a/1</image><image>https://a/2</image></images></v></s>'
    expect(await carsOf(utf8(xml))).toMatchObject(cars)
    const json = [{ stocknum: 'A', images: [{ url: 'https://a/1', order: 1 }, { url: 'https://a/2' }] }]
    expect(await carsOf(utf8(JSON.stringify(json)))).toEqual(cars)
  })

  it('tells the line of each car, with line breaks in quotes', () => {
    const csv = readTable(utf8('stocknum,comments\nA,"one\ntwo"\n\nB,x\n'))
    expect(csv.rows.map(({ line }) => line)).toEqual([2, 5])
    const xml = readTable(utf8('<s>\n<v a="1"/>\n\n<v a="2"/>\n</s>'))
    expect(xml.rows.map(({ line }) => line)).toEqual([2, 4])
    const lines = readTable(utf8('{"stocknum":"A","make":"Kia"}\n\n{"stocknum":"B","make":"Kia"}'))
    expect(lines.rows.map(({ line }) => line)).toEqual([1, 3])
  })

  it('has lists and groups of JSON as they are', async () => {
    const car = {
      ...{ stocknum: 'A', make: 'Kia', variant: { torque: '200' }, features: ['Tow bar', 'Sunroof'] },
      images: [{ image: { url: 'https://a/1' }, alt_text: 'Front' }],
      finance_lenders: { ours: { weekly: 100 } },
    }
    expect(await carsOf(utf8(JSON.stringify({ items: [car] })))).toEqual([car])
  })

  it.each([
    ['nothing', utf8(''), /empty/],
    ['XML that was cut off', utf8('<a><b><c>1</c></b>'), /cut off: <a> of line 1/],
    ['XML without cars', utf8('<a>x</a>'), /no cars/],
    [
      'an entity of a file',
      utf8('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a><b><c>&x;</c></b></a>'),
      /document type/,
    ],
    [
      'entities of entities',
      utf8(`<!DOCTYPE a [<!ENTITY x "${'ha'.repeat(9)}"><!ENTITY y "&x;&x;">]><a><b><c>&y;</c></b></a>`),
      /document type/,
    ],
    ['very deep XML', utf8(`${'<a>'.repeat(5_000)}${'</a>'.repeat(5_000)}`), /nested deeper/],
    ['very deep JSON', utf8(`${'['.repeat(5_000)}${']'.repeat(5_000)}`), /nested deeper/],
    ['JSON that was cut off', utf8('[{"stocknum":"A"},\n{"stockn'), /not valid JSON/],
    ['JSON without cars', utf8('{"ok":true}'), /no cars/],
    ['a picture', utf8('\x89PNG\r\n\u0000\u0000\u0000\rIHDR, and so on'), /no text file/],
    ['a PDF', utf8('%PDF-1.7'), /a PDF/],
    [
      'a workbook',
      zipSync({ '[Content_Types].xml': utf8('<x/>'), 'xl/workbook.xml': utf8('<x/>') }),
      /Excel workbook/,
    ],
    ['an old workbook', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2), /Excel workbook/],
    ['a zip without stock', zipSync({ 'a.jpg': utf8('x') }), /no file of stock/],
    ['half a zip', zipSync({ 'a.csv': utf8(TEXT) }).subarray(0, 60), /zip cannot be opened/],
    ['half a gzip', gzipSync(TEXT).subarray(0, 30), /gzip is broken/],
    ['a gzip of much more', gzipSync(new Uint8Array(31_000_000).fill(65)), /larger than 30 MB unpacked/],
    [
      'a zip of much more',
      zipSync({ 'a.csv': new Uint8Array(31_000_000).fill(65) }),
      /larger than 30 MB unpacked/,
    ],
    ['too large', new Uint8Array(10_000_001), /larger than 10 MB/],
  ])('is refused in words when it is %s', (_, bytes, why) => {
    expect(() => readTable(bytes)).toThrow(why)
  })

  it('reads one file of a zip and says which', async () => {
    const zip = zipSync({ 'a/new.csv': utf8('stocknum\nN1'), 'a/stock.csv': utf8(TEXT) })
    expect((await readFileOf(zip)).notes).toEqual([
      'a/stock.csv of the zip was read, the largest of 2 files.',
    ])
  })
})
