/** What happened since a position, oldest first: for whoever was away, and for whoever has no webhook. */
import { z } from 'zod'
import { EVENT_TYPES, type EventType, isOfStock } from '@/features/events/events.rules'
import { eventSchema, isEventType, pageOfEvents } from '@/features/events/eventRows'
import type { Scope } from '@/features/keys/apiKeys.rules'
import { fromCursor, limitOf, noCursor, toCursor } from './parameters'
import { ApiError, json } from './problem'
import { type Call, lacksScope } from './withKey'

export const MOST_EVENTS = 500
export const EVENTS_QUERY = ['after', 'types', 'limit'] as const
/** Either of them: each shows its own events. */
export const EITHER_EVENTS = ['stock:read', 'leads:read'] as const

export const scopeOfEvent = (type: EventType): Scope => (isOfStock(type) ? 'stock:read' : 'leads:read')
export const eventsOfScopes = (scopes: readonly Scope[]): EventType[] =>
  EVENT_TYPES.filter((type) => scopes.includes(scopeOfEvent(type)))

export const eventPageSchema = z.object({
  items: z.array(eventSchema),
  next_cursor: z
    .string()
    .meta({ description: 'Send it as after next time: store it, also of an empty page' }),
  more: z.boolean().meta({ description: 'Ask again at once' }),
  gap: z.boolean().meta({
    description: 'Events after your cursor may be gone: read what you need once as a whole, then go on here',
  }),
})

const unknownTypes = (names: readonly string[]) =>
  new ApiError('invalid_query', 'There are no such events.', [
    { detail: `${names.slice(0, 20).join(', ')}: must be of ${EVENT_TYPES.join(', ')}`, pointer: '/types' },
  ])

/** @throws 422 for types that are none, 403 for those that the key may not read */
export function typesOf(wanted: readonly string[], scopes: readonly Scope[]): EventType[] {
  const types = wanted.filter(isEventType)
  if (types.length < wanted.length) throw unknownTypes(wanted.filter((name) => !isEventType(name)))
  const hidden = types.find((type) => !scopes.includes(scopeOfEvent(type)))
  if (hidden) throw lacksScope([scopeOfEvent(hidden)])
  return types
}

export async function listEvents({ key, url, note }: Call<unknown>): Promise<Response> {
  const query = url.searchParams
  const limit = limitOf(query.get('limit'), MOST_EVENTS)
  const position = fromCursor(query.get('after'), 'after')
  if (position && position.updated_at > Date.now()) throw noCursor('after')
  const named = query.get('types')?.split(',').filter(Boolean) ?? []
  const page = await pageOfEvents({
    ...{ tenant: key.tenant, dealerships: key.dealerships ?? [], limit },
    types: named.length ? typesOf(named, key.scopes) : eventsOfScopes(key.scopes),
    after: position ? { at: position.updated_at, id: position.id } : null,
  })
  note.rows = page.events.length
  const answer: z.output<typeof eventPageSchema> = {
    items: page.events,
    next_cursor: toCursor({ updated_at: page.last.at, id: page.last.id }),
    more: page.more,
    gap: page.gap,
  }
  return json(answer)
}
