/** Values stay as written; the API reads and checks them. */
import { readFile } from 'node:fs/promises'
import { guessMap } from '@/stock/file/columnMap'
import { FileError } from '@/stock/file/fileError'
import { readTable } from '@/stock/file/readTable'
import { toCars } from '@/stock/file/toCars'
import { CommandError, say } from './say'

async function carsOf(bytes: Uint8Array): Promise<unknown[]> {
  const table = readTable(bytes)
  const map = guessMap(table)
  const named = Object.entries(map.columns)
  const renamed = named.filter(([heading, field]) => field && field !== heading)
  const unknown = named.flatMap(([heading, field]) => (field ? [] : [heading]))
  if (!Object.values(map.columns).includes('stocknum'))
    throw new CommandError(
      `No column names the stock number. Read with ${table.readAs}, the headings are: ${table.columns.slice(0, 30).join(', ')}.`,
    )
  const { cars, notes } = await toCars(table, map)
  say(`Read with ${table.readAs}.`)
  if (renamed.length)
    say(`Taken as: ${renamed.map(([heading, field]) => `${heading} is ${field}`).join(', ')}.`)
  if (unknown.length) say(`Not used: ${unknown.join(', ')}.`)
  if (map.car_type) say(`No column says new or used: all cars are taken as ${map.car_type}.`)
  for (const { text } of notes) say(text)
  return cars.map(({ item }) => item)
}

/** @throws CommandError when the file cannot be read */
export async function readStock(file: string): Promise<unknown[]> {
  const bytes = await readFile(file).catch(() => {
    throw new CommandError(`${file} cannot be read.`, 2)
  })
  try {
    return await carsOf(bytes)
  } catch (error) {
    if (error instanceof FileError) throw new CommandError(`${file}: ${error.message}`)
    throw error
  }
}
