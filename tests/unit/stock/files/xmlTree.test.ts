import { expect, it } from 'vitest'
import { readXml } from '@/features/stock/files/readXml'
import { XML_LIMITS, xmlTree } from '@/features/stock/files/xmlTree'

const car = '<car no="1"><make>Ford</make><note><![CDATA[<a><b>]]></note><!-- <x> --></car>'

it.each([
  ['a plain file', `<?xml version="1.0"?><cars>${car.repeat(1000)}</cars>`],
  ['a > within quotes', '<cars><car no="a>b" x=\'<\'><make/></car></cars>'],
  ['as deep as it may be', `${'<a>'.repeat(XML_LIMITS.depth)}${'</a>'.repeat(XML_LIMITS.depth)}`],
])('%s passes', (_, text) => expect(() => xmlTree(text)).not.toThrow())

it.each([
  ['elements', `<cars>${'<a/>'.repeat(XML_LIMITS.elements)}</cars>`, 'more than 250,000 elements'],
  ['elements that never end', '<a b="1">x'.repeat(30), 'nested deeper than 20 levels'],
  [
    'attributes of one',
    `<cars><a ${Array.from({ length: 201 }, (_x, at) => `b${at}="1"`).join(' ')}/></cars>`,
    'more attributes than 200',
  ],
  [
    'attributes in all',
    `<cars>${`<a ${Array.from({ length: 200 }, (_x, at) => `b${at}="1"`).join(' ')}/>`.repeat(2501)}</cars>`,
    'or 500,000 in all',
  ],
])('too many %s are refused while they are read', (_, text, words) => {
  const from = process.cpuUsage()
  expect(() => readXml(text)).toThrow(words)
  expect(process.cpuUsage(from).user / 1e6).toBeLessThan(3)
})

const textOf = (inside: string) =>
  readXml(`<cars><car><make>Kia</make><model>Rio</model><description>${inside}</description></car></cars>`)
    .rows[0]?.cells[2]

it.each([
  ['Sales & Service', 'Sales & Service'],
  ['R&amp;D &nbsp;&ndash; caf&eacute;', 'R&D \u00a0– café'],
  ['&#x43;ar &#128663; &#xD83D;&#0;&#x1F;end', 'Car 🚗 end'],
  ['under < 50000 km and <5 seats', 'under < 50000 km and <5 seats'],
  ['<![CDATA[<b>bold</b> &amp; more]]>', '<b>bold</b> &amp; more'],
  ['<p>One <b>owner</b></p><br/>ok', '<p>One <b>owner</b></p><br>ok'],
  ['one<br>two', 'one<br>two'],
  ['&unknown; stays', '&unknown; stays'],
])('a text of XML is read as people mean it: %s', (sent, text) => expect(textOf(sent)).toBe(text))

const names = (xml: string) => readXml(xml).rows.map(({ cells }) => cells.filter(Boolean).join(' '))

it.each([
  [
    'dealers with cars',
    '<f><dealer><name>A</name><car><make>Kia</make><model>Rio</model></car></dealer><dealer><name>B</name><car><make>Kia</make><model>Niro</model></car></dealer></f>',
    ['Kia Rio', 'Kia Niro'],
  ],
  [
    'options that have names and numbers',
    '<f><car><stock>A</stock><make>Kia</make><opts><o id="1"><name>ABS</name></o><o id="2"><name>Tow</name></o></opts></car></f>',
    ['A Kia 1|2 ABS|Tow'],
  ],
  [
    'details in a part of the car',
    '<f><v><details><make>Kia</make><model>Rio</model></details><pricing><price>9990</price></pricing></v></f>',
    ['Kia Rio 9990'],
  ],
  [
    'cars in attributes',
    '<f><v stock="A" make="Kia" model="Rio"/><v stock="B" make="Kia" model="Niro"/></f>',
    ['A Kia Rio', 'B Kia Niro'],
  ],
  [
    'a group of used and one of demo cars',
    '<f><used><v><stock>A</stock><make>Kia</make></v><v><stock>B</stock><make>Kia</make></v></used><demo><v><stock>C</stock><make>Kia</make></v></demo></f>',
    ['A Kia', 'B Kia', 'C Kia'],
  ],
  [
    'two names of cars, in their order',
    '<f><new><stock>C</stock><make>Kia</make></new><old><stock>A</stock><make>Kia</make></old><new><stock>B</stock><make>Kia</make></new></f>',
    ['C Kia', 'A Kia', 'B Kia'],
  ],
  [
    'photos beside the facts, and cars that are like it within',
    '<f><c><d><stock>A</stock><make>Kia</make></d><photos><photo>u1</photo><photo>u2</photo></photos><similar><d><stock>Z</stock></d></similar></c><c><d><stock>B</stock><make>Kia</make></d><photos/></c></f>',
    ['A Kia u1|u2 Z', 'B Kia'],
  ],
  [
    'an envelope with a namespace',
    '<e:Envelope xmlns:e="x"><e:Body><r><list><v><Make>Kia</Make><Model>Rio</Model></v></list></r></e:Body></e:Envelope>',
    ['Kia Rio'],
  ],
])('cars are found among %s', (_, xml, cars) => expect(names(xml)).toEqual(cars))
