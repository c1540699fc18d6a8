import { readFileSync } from 'node:fs'
import { guessMap } from '@/stock/file/columnMap'
import { readTable } from '@/stock/file/readTable'
import { toCars } from '@/stock/file/toCars'

export const fixtureBytes = (name: string): Buffer => readFileSync(`tests/fixtures/stock-files/${name}`)

/** A file from its bytes to its cars, as nobody mapped a column. */
export async function readFileOf(bytes: Uint8Array) {
  const table = readTable(bytes)
  const map = guessMap(table)
  const { cars, notes } = await toCars(table, map)
  return { table, map, cars, items: cars.map(({ item }) => item), notes: notes.map(({ text }) => text) }
}
