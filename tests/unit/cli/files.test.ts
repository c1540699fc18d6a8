import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readStock } from '@/cli/client/readStock'
import { receiptLines } from '@/cli/client/receipt'
import { pause } from '@/cli/client/send'

const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-cli-'))
afterAll(() => rmSync(dir, { recursive: true }))
const file = (name: string, text: string) => {
  const where = path.join(dir, name)
  writeFileSync(where, text)
  return where
}

describe('I3 stock files', () => {
  it.each([
    ['a.json', '[{"stocknum":"1"}]'],
    ['b.json', '{"cars":[{"stocknum":"1"}]}'],
    ['c.json', '\uFEFF[{"stocknum":"1"}]'],
    ['d.ndjson', '{"stocknum":"1"}\n\n'],
    ['e.jsonl', '{"stocknum":"1"}'],
    ['f.csv', '\uFEFFstocknum,Owner\n"1",\n'],
    ['f.tsv', 'stocknum\tOwner\n1\tx'],
  ])('%s is read', async (name, text) => {
    expect(await readStock(file(name, text))).toEqual([{ stocknum: '1' }])
  })

  it.each([
    ['g.json', '{'],
    ['h.json', '{}'],
    ['i.ndjson', '{}\n{'],
    ['j.csv', 'a,b\n"1'],
    ['k.xml', '<a><b>'],
  ])('%s is refused with a sentence', async (name, text) => {
    await expect(readStock(file(name, text))).rejects.toMatchObject({ name: 'CommandError' })
  })

  it('fills groups from dotted headings', async () => {
    const text = 'stocknum,make,variant.torque,variant.cylinders,price\n1,Kia,200,4, '
    expect(await readStock(file('k.csv', text))).toEqual([
      { stocknum: '1', make: 'Kia', variant: { torque: '200', cylinders: '4' }, price: null },
    ])
  })

  it('reads semicolons, names of a supplier and Windows letters, and says so when nothing fits', async () => {
    const where = path.join(dir, 'l.csv')
    writeFileSync(where, Buffer.from('Stock No;Make;Owner\n1;Citro\u00ebn;x', 'latin1'))
    expect(await readStock(where)).toEqual([{ stocknum: '1', make: 'Citroën' }])
    await expect(readStock(file('m.csv', 'a;b\n1;2'))).rejects.toThrow(
      'No column names the stock number. Read with semicolons',
    )
  })
})

describe('a receipt', () => {
  it('adds up and names each fault', () => {
    const lines = receiptLines([
      {
        index: 0,
        stocknum: 'A',
        result: 'created',
        errors: [],
        warnings: [{ pointer: '/x', detail: 'is not known' }],
      },
      {
        index: 1,
        stocknum: null,
        result: 'failed',
        errors: [{ pointer: '/price', detail: 'must be a number' }],
      },
    ])
    expect(lines).toEqual(
      expect.arrayContaining([
        '  created    1',
        '  failed     1',
        '  together   2',
        '  car 2 (no stock number): /price must be a number',
        '  note: /x is not known (1 car)',
      ]),
    )
  })

  it('waits as the server asks, else longer each time', () => {
    expect([pause(0, undefined), pause(3, undefined), pause(20, undefined), pause(0, '7')]).toEqual([
      300, 2_400, 15_000, 7_000,
    ])
  })
})
