/** What the address of the leads' inbox says: a view, filters, an order and a page. Unknown words fall back. */
import { z } from 'zod'

export const INBOX_VIEWS = ['answer', 'mine', 'open', 'spam', 'closed', 'all'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]
export const INBOX_WHEN = ['today', 'yesterday', 'week', 'month'] as const
export const INBOX_ORDERS = ['clock', 'newest'] as const
/** Of `who`, beside the ids of people. */
export const NOBODY = 'nobody'

const word = z.string().trim().max(120).catch('')
const stateSchema = z.object({
  view: z.enum(INBOX_VIEWS).nullable().catch(null),
  search: word,
  about: word,
  place: word,
  who: word,
  via: word,
  when: z.enum(['', ...INBOX_WHEN]).catch(''),
  order: z.enum(INBOX_ORDERS).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export interface InboxState extends Omit<z.output<typeof stateSchema>, 'view' | 'order'> {
  view: InboxView
  order: (typeof INBOX_ORDERS)[number]
}
export const INBOX_FILTERS = ['about', 'place', 'who', 'via', 'when'] as const
export type InboxFilter = (typeof INBOX_FILTERS)[number]

const usualOrder = (view: InboxView): InboxState['order'] => (view === 'answer' ? 'clock' : 'newest')

/** Words alone look through all leads; without them the inbox opens on what needs an answer. */
export function inboxState(params: unknown): InboxState {
  const {
    view: named,
    order,
    ...rest
  } = stateSchema.parse(z.record(z.string(), z.unknown()).catch({}).parse(params))
  const view = named ?? (rest.search ? 'all' : 'answer')
  return { ...rest, view, order: order ?? usualOrder(view) }
}

/** The shortest address that says the same, without a leading question mark. A changed filter starts at page 1. */
export function inboxQuery(state: InboxState, change: Partial<InboxState> = {}): string {
  const next = { ...state, page: 1, ...change }
  // A change of view brings that view's own order.
  const order = change.view && !change.order ? usualOrder(next.view) : next.order
  const said: [string, string][] = [
    ['view', next.view],
    ['search', next.search],
    ...INBOX_FILTERS.map((name): [string, string] => [name, next[name]]),
    ['order', order === usualOrder(next.view) ? '' : order],
    ['page', next.page > 1 ? String(next.page) : ''],
  ]
  return new URLSearchParams(said.filter(([, value]) => value)).toString()
}

/** What an address says that the inbox knows. */
export const cleanInboxQuery = (query: string): string =>
  inboxQuery(inboxState(Object.fromEntries(new URLSearchParams(query))))
