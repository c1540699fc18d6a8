import { readFileSync } from 'node:fs'
import { guessMap } from '@/features/stock/files/columnMap'
import { readTable } from '@/features/stock/files/readTable'
import { toCars } from '@/features/stock/files/toCars'

export const fixtureBytes = (name: string): Buffer => readFileSync(`tests/fixtures/stock-files/${name}`)

/** A file from its bytes to its cars, as nobody mapped a column. */
export async function readFileOf(bytes: Uint8Array) {
  const table = readTable(bytes)
  const map = guessMap(table)
  const { cars, notes } = await toCars(table, map)
  return { table, map, cars, items: cars.map(({ item }) => item), notes: notes.map(({ text }) => text) }
}
