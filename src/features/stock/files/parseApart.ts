/** Files and large bodies of others, parsed in threads: their size, depth and strangeness hold up no page. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { env } from '@/env'
import { type JsonLimits, type ReadJson, readJson, readJsonLines } from '@/lib/json'
import { log } from '@/lib/log'
import { JobError, PartsThread, type Script, ThreadStopped } from '@/lib/partsThread'
import { singleton } from '@/lib/registry'
import { FileError, type StockRow, type StockTable } from './table'
import type { Job } from './parserParts'

declare module '@/lib/registry' {
  interface Registry {
    tableThread: PartsThread
    jsonThread: PartsThread
  }
}

const BUILT = path.resolve(/* turbopackIgnore: true */ '.next/forecourt-parser.cjs')
const SOURCE = 'src/features/stock/files/parserThread.ts'

/** The build makes one plain file of it; in development and tests it is made as it is needed. */
async function script(): Promise<Script> {
  if (env.isBuilt && existsSync(BUILT)) return { file: BUILT }
  const { build } = await import(/* turbopackIgnore: true */ 'esbuild')
  const made = await build({
    ...{ entryPoints: [SOURCE], bundle: true, write: false, logLevel: 'error' },
    ...{ platform: 'node', format: 'cjs', target: 'node20' },
  })
  return { code: made.outputFiles[0]?.text ?? '' }
}

const tables = () =>
  singleton(
    'tableThread',
    () => new PartsThread(script, { ms: 10_000, perOwner: 2, waiting: 12, heapMb: 512 }),
  )
const bodies = () =>
  singleton('jsonThread', () => new PartsThread(script, { ms: 5_000, perOwner: 8, waiting: 40, heapMb: 256 }))

export const BUSY = 'Other files are being read just now. Try again in a minute.'
const TOO_LONG = 'The file takes too long to read. Send fewer cars at once, or the same cars as CSV.'

function fileFault(error: unknown): unknown {
  if (error instanceof ThreadStopped)
    return error.why === 'busy' ? new FileError(BUSY, 429) : new FileError(TOO_LONG)
  if (!(error instanceof JobError)) return error
  if (error.name === 'FileError') return new FileError(error.message)
  log.error({ err: error }, 'a stock file could not be parsed')
  return new FileError('The file cannot be read. Send the stock as CSV, XML or JSON.')
}

const headSchema = z.object({
  columns: z.array(z.string()),
  readAs: z.string(),
  notes: z.array(z.object({ line: z.number().optional(), text: z.string() })),
})
/** Not looked at row by row: our own thread made them. */
const isRows = (part: unknown): part is StockRow[] => Array.isArray(part)

/** `owner`: the dealer, of whose files only two are taken at a time. @throws FileError */
export async function readTableApart(owner: string, bytes: Uint8Array): Promise<StockTable> {
  const job: Job = { kind: 'table', bytes }
  const [head, ...parts] = await tables()
    .run(owner, job)
    .catch((error: unknown) => {
      throw fileFault(error)
    })
  return { ...headSchema.parse(head), rows: parts.filter(isRows).flat() }
}

/** Below it, a thread would take longer than the parser. */
const SMALL = 64 * 1024

const answerSchema = z.union([
  z.object({ ok: z.literal(false), fault: z.enum(['letters', 'deep', 'many', 'broken']) }),
  z.object({ ok: z.literal(true), list: z.number() }),
  z.object({ ok: z.literal(true), value: z.unknown() }),
])

export interface JsonJob {
  kind: 'json' | 'lines'
  bytes: Uint8Array
  /** Most items of a list; one more is read, so that its reader can refuse them. */
  most: number
  limits: JsonLimits
}

/** @throws ThreadStopped */
export async function readJsonApart(owner: string, job: JsonJob): Promise<ReadJson> {
  const { kind, bytes, limits, most } = job
  if (bytes.length <= SMALL)
    return kind === 'lines' ? readJsonLines(bytes, limits, most) : readJson(bytes, limits)
  const [first, ...parts] = await bodies().run(owner, job)
  const head = answerSchema.parse(first)
  if (!head.ok || 'value' in head) return head
  // A list with too many has no items here, only its length.
  return { ok: true, value: parts.length ? parts.flat() : Array(head.list) }
}
