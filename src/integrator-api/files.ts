/** A supplier's file as it is: read, mapped and applied, with an answer that says how it was understood. */
import { z } from 'zod'
import { knownWithin } from '@/features/stock/files/columnSources'
import { FileError } from '@/features/stock/files/table'
import { repeatNotes } from '@/features/stock/files/repeats'
import { FILE_MODES } from '@/features/stock/files/fileModes'
import { readFile, takeFile, type ReadFile, type Taken } from '@/features/stock/files/takeFile'
import { unknownWords } from '@/features/stock/files/toCars'
import { giveWay } from '@/lib/giveWay'
import { previousSchema } from './carView'
import { ApiError, json } from './problem'
import { dealershipOf, type Call } from './withKey'

export const FILE_QUERY = ['dry_run', 'name', 'mode'] as const
export const fileNameSchema = z.string().min(1).max(100)
export const fileModeSchema = z.enum(FILE_MODES)

export const wrongMode = () =>
  new ApiError('invalid_query', 'The query was not accepted.', [
    { detail: `must be one of ${FILE_MODES.join(', ')}`, pointer: '/mode' },
  ])
const wrongName = () =>
  new ApiError('invalid_query', 'The query was not accepted.', [
    { detail: 'must be 1 to 100 letters', pointer: '/name' },
  ])

function requestedOf({ searchParams }: URL) {
  const name = fileNameSchema.safeParse(searchParams.get('name') ?? 'stock')
  const mode = fileModeSchema.safeParse(searchParams.get('mode') ?? 'full')
  if (!name.success) throw wrongName()
  if (!mode.success) throw wrongMode()
  return { name: name.data, mode: mode.data }
}

const refused = ({ status, message }: FileError): ApiError =>
  status === 429
    ? new ApiError('dealer_busy', message, undefined, { 'retry-after': '60' })
    : new ApiError('invalid_file', message)

const COUNTS = ['created', 'updated', 'unchanged', 'stale', 'failed'] as const

function answerOf(file: ReadFile, { items, feed, foreseen }: Taken) {
  const count = (result: (typeof COUNTS)[number]) => items.filter((item) => item.result === result).length
  return {
    read: {
      as: file.table.readAs,
      rows: file.table.rows.length,
      cars: file.cars.length,
      notes: [...file.notes, ...repeatNotes(file.cars)],
    },
    columns: knownWithin(file),
    car_type: file.map.car_type,
    unknown_words: unknownWords(file.cars, file.words).slice(0, 100),
    items: items.map(({ index, stocknum, result, errors, warnings, slug, previous_stocknum }) => ({
      ...{ line: file.cars[index]?.line ?? 0, stocknum, result, errors },
      ...(warnings ? { warnings } : {}),
      ...(slug ? { slug } : {}),
      ...(previous_stocknum ? { previous_stocknum } : {}),
    })),
    summary: {
      ...Object.fromEntries(COUNTS.map((result) => [result, count(result)])),
      with_warnings: items.filter(({ result, warnings }) => warnings?.length && result !== 'failed').length,
    },
    feed,
    ...(foreseen
      ? { dry_run: true, would: { withdraw: foreseen.leaving, held_reason: foreseen.reason } }
      : {}),
  }
}

export async function sendFileCall(call: Call<{ dealership: string }>): Promise<Response> {
  const dealership = await dealershipOf(call.key, call.params.dealership)
  const { name, mode } = requestedOf(call.url)
  const ctx = { tenantId: call.key.tenant, dealership, actor: call.key.name, via: 'feed' } as const
  try {
    const file = await readFile(ctx, { name, bytes: call.bytes })
    call.note.rows = file.cars.length
    const taken = await takeFile(ctx, file, mode, call.dryRun)
    await giveWay()
    return json({ name: file.name, mode, ...answerOf(file, taken) })
  } catch (error) {
    if (error instanceof FileError) throw refused(error)
    throw error
  }
}

const notice = z.object({ detail: z.string(), pointer: z.string() })
export const fileResultSchema = z.object({
  name: z
    .string()
    .meta({ description: 'Of the file without dates and counters: its columns are kept under it' }),
  mode: fileModeSchema,
  read: z.object({
    as: z.string().meta({ description: 'How the file was read, in words' }),
    rows: z.int(),
    cars: z.int(),
    notes: z
      .array(z.object({ line: z.int().optional(), text: z.string() }))
      .meta({ description: 'What was left out, put right or could not be read' }),
  }),
  columns: z.array(
    z.object({
      heading: z.string(),
      field: z
        .string()
        .nullable()
        .meta({ description: 'The field it is taken for; null when it is not used' }),
      known: z.enum(['kept', 'guessed', 'unknown']),
      filled: z.int(),
      example: z.string(),
    }),
  ),
  car_type: z
    .string()
    .nullable()
    .meta({ description: 'What all cars are taken for, when no column says it' }),
  unknown_words: z.array(z.object({ field: z.string(), word: z.string(), cars: z.int() })).meta({
    description: 'Words that are in no list of the field; staff map them on the screen of the file',
  }),
  items: z.array(
    z.object({
      line: z.int(),
      stocknum: z.string().nullable(),
      result: z.enum(COUNTS),
      errors: z.array(notice),
      warnings: z.array(notice).optional(),
      slug: z.string().optional(),
      previous_stocknum: previousSchema,
    }),
  ),
  summary: z.object({
    ...{ created: z.int(), updated: z.int(), unchanged: z.int(), stale: z.int(), failed: z.int() },
    with_warnings: z.int(),
  }),
  feed: z
    .object({
      ...{ id: z.string(), state: z.string(), received: z.int(), missing: z.int(), withdrawn: z.int() },
      renumbered: z.int(),
      held_reason: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'The full feed that it became; null for update and add, and for a dry run' }),
  dry_run: z.boolean().optional(),
  would: z.object({ withdraw: z.int(), held_reason: z.string().nullable() }).optional().meta({
    description: 'Of a dry run: cars that would leave the site, and why a person would be asked first',
  }),
})
