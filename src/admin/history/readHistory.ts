/** Entries of the audit log that the reader may see, in words. Access rules keep dealers apart. */
import type { Payload, TypedUser, Where } from 'payload'
import { HISTORY_FILTERS, type HistoryState } from '@/features/history/history.rules'
import { linesOf, type HistoryLine } from './lines'

export const PAGE_SIZE = 50
const FIELD_OF = { who: 'user_id', kind: 'entity', via: 'via' } as const

interface Page {
  lines: HistoryLine[]
  total: number
}

const find = (payload: Payload, user: TypedUser, where: Where, page: number) =>
  payload.find({
    collection: 'audit-log',
    where,
    sort: '-createdAt',
    page,
    limit: PAGE_SIZE,
    depth: 0,
    user,
    overrideAccess: false,
  })

async function read(payload: Payload, user: TypedUser, where: Where, page: number): Promise<Page> {
  const { docs, totalDocs } = await find(payload, user, where, page)
  return { lines: await linesOf(payload, user, docs), total: totalDocs }
}

export function readHistory(payload: Payload, user: TypedUser, state: HistoryState): Promise<Page> {
  const own = HISTORY_FILTERS.filter((name) => state[name]).map((name): Where => ({
    [FIELD_OF[name]]: { equals: state[name] },
  }))
  return read(payload, user, { and: own }, state.page)
}

const ofRow = (entity: string, id: string): Where => ({
  and: [{ entity: { equals: entity } }, { doc_id: { equals: id } }],
})

export const readRowHistory = (
  payload: Payload,
  user: TypedUser,
  entity: string,
  id: string,
): Promise<Page> => read(payload, user, ofRow(entity, id), 1)

/** The same for a car, as stored, without those of keys: the car's own changes have these in full. */
export const readCarEntries = (payload: Payload, user: TypedUser, id: string) =>
  find(payload, user, { and: [ofRow('cars', id), { via: { not_equals: 'api' } }] }, 1)
