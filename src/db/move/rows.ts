/** The rows of two stores as Payload's adapters read them, whatever their tables look like. */
import type { CollectionSlug, Payload } from 'payload'
import { databaseAdapter } from '@/db/adapter'
import type { Row } from '@/db/tableTypes'
import { OF_ONE_STORE } from '@/lib/payloadContract'
import { registered } from '@/lib/registry'
import { isRecord } from '@/lib/isRecord'

/** Beside Payload's own: sessions, codes, and second steps, which are sealed for the account's id. */
const STAYS = new Set([...OF_ONE_STORE, 'staff-sessions', 'second-factors', 'sign-in-codes'])
const PIECE = 200

export const movedSlugs = ({ config }: Payload): CollectionSlug[] =>
  config.collections.flatMap(({ slug }) => (STAYS.has(slug) ? [] : [slug]))
export const versionedSlugs = (payload: Payload): CollectionSlug[] =>
  movedSlugs(payload).filter((slug) => payload.collections[slug].config.versions)

/** A second database beside that of `payload`, with the same collections. */
export async function openBeside(payload: Payload, databaseUrl: string): Promise<Payload> {
  const beside: Payload = Object.create(payload)
  const { init } = await databaseAdapter({ databaseUrl }, registered('sealed') ?? {})
  const db = init({ payload: beside })
  Object.defineProperty(beside, 'db', { value: db })
  Object.defineProperty(beside, 'kv', { value: payload.config.kv.init({ payload: beside }) })
  await db.init?.()
  await db.connect?.()
  return beside
}

type Read = (page: number) => Promise<{ docs: unknown[]; hasNextPage: boolean }>

async function* inPieces(read: Read): AsyncGenerator<Row[]> {
  for (let page = 1, more = true; more; page++) {
    const { docs, hasNextPage } = await read(page)
    yield docs.filter(isRecord)
    more = hasNextPage
  }
}

export const rowsOf = ({ db }: Payload, collection: CollectionSlug): AsyncGenerator<Row[]> =>
  inPieces((page) => db.find({ collection, page, limit: PIECE, pagination: true, sort: 'id' }))

/** Oldest first, so that the newest of a row is the last one written. */
export const versionsOf = ({ db }: Payload, collection: CollectionSlug): AsyncGenerator<Row[]> =>
  inPieces((page) =>
    db.findVersions({ collection, page, limit: PIECE, pagination: true, sort: ['updatedAt', 'id'] }),
  )
