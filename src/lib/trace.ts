/**
 * What a request or a piece of work does, as spans. Off unless a collector is named (docs/decisions/0146): then nobody is
 * registered here, and the work runs as it is.
 */
import { register, registered, singleton } from './registry'

/**
 * All that a span says, and of which kind: names of things of ours, counts and statuses. What a person typed or is has no name
 * here, and what has no name here is not sent, whoever wrote it.
 */
export const FACTS = {
  'server.address': 'string',
  'server.port': 'number',
  'http.request.method': 'string',
  'http.response.status_code': 'number',
  'http.route': 'string',
  'next.span_type': 'string',
  'next.rsc': 'boolean',
  'db.system.name': 'string',
  'db.collection.name': 'string',
  'db.operation.name': 'string',
  'db.response.returned_rows': 'number',
  'error.type': 'string',
  'forecourt.request': 'string',
  'forecourt.dealer': 'string',
  /** What kind of page or call it was: home, list, car, content, data, static, api, admin, own. */
  'forecourt.kind': 'string',
  /** How it was answered: hit, miss, shared, bypass, pass, refused. */
  'forecourt.answered': 'string',
  'forecourt.engine': 'string',
  'forecourt.hits': 'number',
  'forecourt.degraded': 'boolean',
  'forecourt.cars': 'number',
  'forecourt.job': 'string',
  'forecourt.attempt': 'number',
  'forecourt.way': 'string',
} as const

interface Kinds {
  string: string
  number: number
  boolean: boolean
}
export type Facts = { -readonly [Name in keyof typeof FACTS]?: Kinds[(typeof FACTS)[Name]] }
export type Note = (facts: Facts) => void
type Work<T> = (note: Note) => Promise<T>

/** The rows that a piece of work is about: its span names the requests that wrote them. */
export interface Origins {
  table: string
  ids: readonly string[]
}

export interface Tracing {
  /** Within a request or a piece of work; outside of them nothing is recorded, so that loops which find nothing say nothing. */
  within<T>(name: string, facts: Facts, work: Work<T>): Promise<T>
  /** A trace of its own. `origins`: null for what no request has made. */
  piece<T>(name: string, facts: Facts, origins: Origins | null, work: Work<T>): Promise<T>
  noteRequest: Note
  /** What runs outside of its request and belongs to its trace all the same: only the span goes along. */
  carried<T>(work: () => T): () => T
  /** The request or work of now wrote these rows, and somebody will work on them. */
  wrote(origins: Origins): void
}

declare module '@/lib/registry' {
  interface Registry {
    tracing: Tracing
    workedTables: Set<string>
  }
}

const silent: Note = () => undefined

export const registerTracing = (tracing: Tracing | undefined): void => register('tracing', tracing)
export const isTraced = (): boolean => registered('tracing') !== undefined

export const traced = <T>(name: string, facts: Facts, work: Work<T>): Promise<T> =>
  registered('tracing')?.within(name, facts, work) ?? work(silent)

export const tracedPiece = <T>(
  name: string,
  facts: Facts,
  origins: Origins | null,
  work: Work<T>,
): Promise<T> => registered('tracing')?.piece(name, facts, origins, work) ?? work(silent)

export const noteRequest: Note = (facts) => registered('tracing')?.noteRequest(facts)

export const stillTraced = <T>(work: () => T): (() => T) => registered('tracing')?.carried(work) ?? work

const worked = () => singleton('workedTables', () => new Set())
/** Rows of this table are worked on after the request that wrote them. */
export const isWorkedOn = (table: string): void => void worked().add(table)

export function wroteRows(table: string, ids: readonly string[]): void {
  if (ids.length && worked().has(table)) registered('tracing')?.wrote({ table, ids })
}
