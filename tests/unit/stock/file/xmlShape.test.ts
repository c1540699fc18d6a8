import { expect, it } from 'vitest'
import { readXml } from '@/stock/file/readXml'
import { refuseShape, XML_LIMITS } from '@/stock/file/xmlShape'

const car = '<car no="1"><make>Ford</make><note><![CDATA[<a><b>]]></note><!-- <x> --></car>'

it.each([
  ['a plain file', `<?xml version="1.0"?><cars>${car.repeat(1000)}</cars>`],
  ['a > within quotes', '<cars><car no="a>b" x=\'<\'><make/></car></cars>'],
  ['as deep as it may be', `${'<a>'.repeat(XML_LIMITS.depth)}${'</a>'.repeat(XML_LIMITS.depth)}`],
  ['an end that is missing', '<cars><car'],
])('%s passes', (_, text) => expect(() => refuseShape(text)).not.toThrow())

it.each([
  ['elements', `<cars>${'<a/>'.repeat(XML_LIMITS.elements)}</cars>`, 'more than 250,000 elements'],
  ['elements that never end', '<a b="1">x'.repeat(30), 'nested deeper than 20 levels'],
  [
    'attributes of one',
    `<cars><a ${'b="1" '.repeat(XML_LIMITS.ofOne + 1)}/></cars>`,
    'more attributes than 200',
  ],
  ['attributes in all', `<cars>${`<a ${'b="1" '.repeat(200)}/>`.repeat(2501)}</cars>`, 'or 500,000 in all'],
  ['references', `<cars>${'&amp;'.repeat(XML_LIMITS.entities + 1)}</cars>`, 'more than 500,000 references'],
])('too many %s are refused before a tree is made of them', (_, text, words) => {
  const from = performance.now()
  expect(() => readXml(text)).toThrow(words)
  expect(performance.now() - from).toBeLessThan(2000)
})
