/** Values stay as written; the API reads and checks them. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { CommandError } from './say'

const rowsSchema = z.array(z.record(z.string(), z.string()))
const wrapped = z.object({ cars: z.array(z.unknown()) })

/** `variant.torque` fills a group, an empty cell is left out, and lists use `|` (the API splits them). */
export function fromCells(row: Record<string, string>): Record<string, unknown> {
  const item: Record<string, unknown> = {}
  for (const [header, cell] of Object.entries(row)) {
    const [field = '', ...rest] = header.trim().split('.')
    if (cell.trim() === '' || field === '') continue
    if (!rest.length) item[field] = cell
    else {
      const group = item[field]
      item[field] = { ...(typeof group === 'object' && group !== null ? group : {}), [rest.join('.')]: cell }
    }
  }
  return item
}

function csv(text: string): unknown[] {
  return rowsSchema
    .parse(
      parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true, relax_column_count: true }),
    )
    .map(fromCells)
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
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read.`, 2)
  })
  const kind = path.extname(file).toLowerCase()
  try {
    if (kind === '.csv') return csv(text)
    if (kind === '.ndjson' || kind === '.jsonl') return ndjson(text)
    return json(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    if (error instanceof CommandError) throw error
    throw new CommandError(
      `${file} is not valid ${kind.slice(1) || 'json'}: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
    )
  }
}
