import type { Payload, TypedUser, Where } from 'payload'
import { readerZone } from '@/admin/leads/inbox/readInbox'
import {
  daysOf,
  HISTORY_FILTERS,
  type HistoryState,
  type HistoryFilter,
} from '@/features/history/history.rules'
import { ownRows } from '@/admin/ownRows'
import { VIA_WORDS } from '@/features/history/historyWords.rules'
import { labelOf } from '@/fields/label'
import { linesOf, type HistoryLine } from './lines'

/** Entries of the audit log that the reader may see, in words. Access rules keep dealers apart. */

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

const SIGN_INS = 'sign-ins'
const SIGNED_IN = 'log in'

/** Ten people who sign in twice a day would fill each page of changes: those are shown when they are chosen. */
function whereOf(name: HistoryFilter, value: string): Where {
  if (name !== 'kind') return value ? { [FIELD_OF[name]]: { equals: value } } : {}
  if (value === SIGN_INS) return { what: { equals: SIGNED_IN } }
  return value ? { [FIELD_OF.kind]: { equals: value } } : { what: { not_equals: SIGNED_IN } }
}

export async function readHistory(payload: Payload, user: TypedUser, state: HistoryState): Promise<Page> {
  const { from, before } = daysOf(state, await readerZone(payload, user))
  const where = [
    ...HISTORY_FILTERS.map((name) => whereOf(name, state[name])),
    ...(from === null ? [] : [{ createdAt: { greater_than_equal: new Date(from).toISOString() } }]),
    ...(before === null ? [] : [{ createdAt: { less_than: new Date(before).toISOString() } }]),
  ]
  return read(payload, user, { and: where }, state.page)
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

export type Choice = readonly [value: string, label: string]

function kindsIn(payload: Payload, menu: readonly string[]): Choice[] {
  return payload.config.collections
    .filter(({ slug }) => slug !== 'audit-log' && menu.includes(slug))
    .map(({ slug, labels: { plural } }): Choice => [
      slug,
      typeof plural === 'string' ? plural : labelOf(slug),
    ])
    .sort(([, one], [, other]) => one.localeCompare(other))
}

export async function readChoices(
  payload: Payload,
  user: TypedUser,
  menu: readonly string[],
): Promise<Record<HistoryFilter, Choice[]>> {
  const people = await ownRows({ payload, user }, 'users', {}, { limit: 500, sort: 'name' })
  return {
    who: people.map(({ id, name }) => [id, name]),
    kind: [...kindsIn(payload, menu), [SIGN_INS, 'Sign-ins']],
    // Rules change only cars: their entries are on each car's own page.
    via: Object.entries(VIA_WORDS).filter(([via]) => via !== 'rule'),
  }
}
