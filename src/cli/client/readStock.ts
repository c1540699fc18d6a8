/** Values stay as written; the API reads and checks them. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { guessMap } from '@/stock/file/columnMap'
import { decodeText } from '@/stock/file/decodeText'
import { FileError } from '@/stock/file/fileError'
import { readTable } from '@/stock/file/readTable'
import { toCars } from '@/stock/file/toCars'
import { CommandError, say } from './say'

const wrapped = z.object({ cars: z.array(z.unknown()) })

/** A heading that is no field keeps its own name, so that the API reports it as left out. */
function table(bytes: Uint8Array): unknown[] {
  const read = readTable(bytes)
  const { columns } = guessMap(read.columns)
  const renamed = Object.entries(columns).filter(([heading, field]) => field && field !== heading)
  const unknown = Object.entries(columns).filter(([, field]) => !field)
  if (!Object.values(columns).includes('stocknum'))
    throw new CommandError(
      `No column names the stock number. Read with ${read.readAs}, the headings are: ${read.columns.slice(0, 30).join(', ')}.`,
    )
  say(`Read with ${read.readAs}.`)
  if (renamed.length)
    say(`Taken as: ${renamed.map(([heading, field]) => `${heading} is ${field}`).join(', ')}.`)
  const own = Object.fromEntries(unknown.map(([heading]) => [heading, heading]))
  return toCars(read, { columns: { ...columns, ...own }, car_type: null }).map(({ item }) => item)
}

function ndjson(text: string): unknown[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    try {
      const item: unknown = JSON.parse(line)
      return [item]
    } catch {
      throw new CommandError(`Line ${index + 1} is not valid JSON.`)
    }
  })
}

function json(text: string): unknown[] {
  const value: unknown = JSON.parse(text)
  if (Array.isArray(value)) return value
  const inside = wrapped.safeParse(value)
  if (inside.success) return inside.data.cars
  throw new CommandError('The file must hold a list of cars.')
}

/** @throws CommandError when the file cannot be read or is not what its name indicates */
export async function readStock(file: string): Promise<unknown[]> {
  const bytes = await readFile(file).catch(() => {
    throw new CommandError(`${file} cannot be read.`, 2)
  })
  const kind = path.extname(file).toLowerCase()
  try {
    if (kind === '.csv' || kind === '.txt' || kind === '.xml') return table(bytes)
    const { text } = decodeText(bytes)
    return kind === '.ndjson' || kind === '.jsonl' ? ndjson(text) : json(text)
  } catch (error) {
    if (error instanceof CommandError) throw error
    if (error instanceof FileError) throw new CommandError(`${file}: ${error.message}`)
    throw new CommandError(
      `${file} is not valid ${kind.slice(1) || 'json'}: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
    )
  }
}
