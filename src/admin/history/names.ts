/** Names for the ids in entries of the history, read with the reader's access: rows that they may not open have no name. */
import { Forbidden, type FlattenedField, type Payload, type TypedUser } from 'payload'
import { isPersonal } from '@/access/audit'
import { recordOf } from '@/access/ids'
import type { HistoryEntry } from './words'

export interface Names {
  person(id: unknown): string | null
  nameOf(field: FlattenedField | undefined, id: string): string | null
  isThere(entity: string, id: string): boolean
  /** The name of a row that the log names by a code, as long as it is there. */
  titleOf(entity: string, id: string): string | null
}

const GONE = 'somebody or something that is gone'

function targetOf(field: FlattenedField | undefined): string | null {
  if (!field) return null
  const refers: unknown = field.custom?.refersTo
  if (typeof refers === 'string') return refers
  return 'relationTo' in field && typeof field.relationTo === 'string' ? field.relationTo : null
}

const idsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((one) => typeof one === 'string')
      : []

/** Ids to look up, by collection: the row itself, who changed it, and what its changed fields refer to. */
function wanted(payload: Payload, rows: HistoryEntry[]): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  const add = (slug: string, ids: string[]) => all.set(slug, new Set([...(all.get(slug) ?? []), ...ids]))
  for (const { entity, doc_id, user_id, diff } of rows) {
    if (doc_id) add(entity, [doc_id])
    if (user_id) add('users', [user_id])
    const config = Object.values(payload.collections).find((one) => one.config.slug === entity)?.config
    for (const field of config?.flattenedFields ?? []) {
      const target = targetOf(field)
      const { from, to } = recordOf(recordOf(diff)[field.name])
      if (target) add(target, [...idsIn(from), ...idsIn(to)])
    }
  }
  return all
}

async function titles(
  payload: Payload,
  user: TypedUser,
  slug: string,
  ids: string[],
): Promise<Map<string, string>> {
  const config = Object.values(payload.collections).find((one) => one.config.slug === slug)?.config
  if (!config || !ids.length) return new Map()
  const title = config.admin.useAsTitle ?? 'id'
  try {
    const { docs } = await payload.find({
      collection: config.slug,
      where: { id: { in: ids } },
      depth: 0,
      limit: ids.length,
      pagination: false,
      user,
      overrideAccess: false,
    })
    return new Map(docs.map((doc) => [String(doc.id), String(recordOf(doc)[title] ?? '')]))
  } catch (error) {
    if (error instanceof Forbidden) return new Map()
    throw error
  }
}

export async function namesIn(payload: Payload, user: TypedUser, rows: HistoryEntry[]): Promise<Names> {
  const found = new Map(
    await Promise.all(
      [...wanted(payload, rows)].map(
        async ([slug, ids]) => [slug, await titles(payload, user, slug, [...ids])] as const,
      ),
    ),
  )
  return {
    person: (id) => found.get('users')?.get(String(id)) ?? null,
    nameOf: (field, id) => {
      const target = targetOf(field)
      return target ? found.get(target)?.get(id) || GONE : null
    },
    isThere: (entity, id) => found.get(entity)?.has(id) ?? false,
    titleOf: (entity, id) => (isPersonal(entity) && found.get(entity)?.get(id)) || null,
  }
}
