import { describe, expect, it } from 'vitest'
import { csvRows } from '@/features/stock/files/csvRows'
import { rowJudge } from '@/features/stock/files/csvShape'
import { readFileOf } from '../../../helpers/stockFile'

const isRow = rowJudge(['Stock No', 'b', 'c'])
const cellsOf = (text: string) => [...csvRows(text, ',', isRow)].map(({ cells }) => cells)

it.each([
  [
    'plain',
    'a,b,c\n1,2,3',
    [
      ['a', 'b', 'c'],
      ['1', '2', '3'],
    ],
  ],
  ['quotes', '"a","b, b","say ""hi"""', [['a', 'b, b', 'say "hi"']]],
  ['inch marks without quotes', 'A1,20" alloys,x', [['A1', '20" alloys', 'x']]],
  ['a cell that starts with an inch mark', 'A1,"20 alloys,x', [['A1', '"20 alloys', 'x']]],
  ['inch marks in quotes', 'A1,"2" lift, 33" tyres","x"', [['A1', '2" lift, 33" tyres', 'x']]],
  ['an inch mark at the end of a quoted cell', 'A1,"tyres 33"",x', [['A1', 'tyres 33"', 'x']]],
  ['lines in quotes', 'A1,"one\ntwo, three\nfour",x', [['A1', 'one\ntwo, three\nfour', 'x']]],
  [
    'a quote that is never closed',
    'A1,"one owner,x\nA2,y,z\nA3,"p","q"',
    [
      ['A1', '"one owner', 'x'],
      ['A2', 'y', 'z'],
      ['A3', 'p', 'q'],
    ],
  ],
  [
    'a quote that closes rows later',
    'A1,"nice,x\nA2,y",z\nA3,p,q',
    [
      ['A1', '"nice', 'x'],
      ['A2', 'y"', 'z'],
      ['A3', 'p', 'q'],
    ],
  ],
  ['spaces around quotes', ' "a" , "b" ,c', [['a', 'b', 'c']]],
  [
    'line ends of each kind',
    'a,b,c\r\nd,e,f\rg,h,i\n',
    [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
      ['g', 'h', 'i'],
    ],
  ],
  ['an empty last value', 'a,b,', [['a', 'b', '']]],
])('%s', (_, text, rows) => expect(cellsOf(text)).toEqual(rows))

it('takes a file of quotes that never close in good time', () => {
  const text = Array.from({ length: 20_000 }, (_, at) => `"A${at},x,y`).join('\n')
  const from = process.cpuUsage()
  expect(cellsOf(text)).toHaveLength(20_000)
  expect(process.cpuUsage(from).user / 1e6).toBeLessThan(1)
})

const HEAD = 'Stock No,Type,Make,Model,Year,Price,Odometer,Comments'
const rowsOf = (line: string) =>
  readFileOf(Buffer.from(`${HEAD}\n${line}\nB2,Used,Kia,Rio,2020,19990,500,ok\n`))

describe('a row with more values than headings', () => {
  it.each([
    [
      'a thousands mark',
      'A1,Used,Ford,Ranger,2019,$38,990,81000,One owner',
      { price: '$38,990', km: '81000', dealercomments: 'One owner' },
    ],
    ['two thousands marks', 'A1,Used,Ford,Ranger,2019,$38,990,81,000,ok', { price: '$38,990', km: '81,000' }],
    [
      'a text with commas',
      'A1,Used,Ford,Ranger,2019,38990,81000,One owner, full history, tow bar',
      { price: '38990', dealercomments: 'One owner, full history, tow bar' },
    ],
    ['empty ends', 'A1,Used,Ford,Ranger,2019,38990,81000,ok,,,', { dealercomments: 'ok' }],
  ])('is mended where %s is the reason', async (_, line, expected) => {
    const { items, notes } = await rowsOf(line)
    expect(items[0]).toMatchObject({ stocknum: 'A1', ...expected })
    expect(notes).toEqual([])
  })

  it('fails alone with its line where nobody can tell, and its car stays named', async () => {
    const text =
      'Stock No,Make,Model,Year,Price,Body\nA1,Ford,Ranger,Wild,trak,2019,38990,Ute\nB2,Kia,Rio,2020,19990,Hatch\n'
    const { cars, notes } = await readFileOf(Buffer.from(text))
    expect(cars[0]).toEqual({
      line: 2,
      item: { stocknum: 'A1' },
      fault: expect.stringContaining('has 8 values under 6 headings'),
    })
    expect(cars[1]?.item).toMatchObject({ stocknum: 'B2', price: '19990' })
    expect(notes).toEqual([expect.stringMatching(/^Line 2 could not be read: has 8 values/)])
  })
})

it('joins a text that goes on in the next line without quotes', async () => {
  const { items } = await rowsOf('A1,Used,Ford,Ranger,2019,38990,81000,One owner\nfull history and tow bar')
  expect(items.map(({ stocknum }) => stocknum)).toEqual(['A1', 'B2'])
})
