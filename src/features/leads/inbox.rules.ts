import { z } from 'zod'
import { isDay } from '@/core/dealer/country/civil'

export const INBOX_VIEWS = ['answer', 'mine', 'open', 'snoozed', 'spam', 'closed', 'all'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]
export const INBOX_STAGES = ['new', 'contacted', 'appointment', 'won', 'lost'] as const
export const INBOX_WHEN = ['today', 'yesterday', 'week', 'month'] as const
export const INBOX_ORDERS = ['clock', 'newest'] as const
/** A value of `who`, beside the ids of people. */
export const NOBODY = 'nobody'

const word = z.string().trim().max(120).catch('')
const day = word.transform((text) => (isDay(text) ? text : ''))
const stateSchema = z.object({
  view: z.enum(INBOX_VIEWS).nullable().catch(null),
  search: word,
  about: word,
  stage: z.enum(['', ...INBOX_STAGES]).catch(''),
  place: word,
  who: word,
  via: word,
  source: word,
  when: z.enum(['', ...INBOX_WHEN]).catch(''),
  from: day,
  to: day,
  order: z.enum(INBOX_ORDERS).nullable().catch(null),
  page: z.coerce.number().int().min(1).max(10_000).catch(1),
})
export interface InboxState extends Omit<z.output<typeof stateSchema>, 'view' | 'order'> {
  view: InboxView
  order: (typeof INBOX_ORDERS)[number]
}
export const INBOX_FILTERS = [
  'about',
  'stage',
  'place',
  'who',
  'via',
  'source',
  'when',
  'from',
  'to',
] as const
export type InboxFilter = (typeof INBOX_FILTERS)[number]

const OPEN_STAGES = ['new', 'contacted', 'appointment']
export const isOpenStage = (stage: string): boolean => OPEN_STAGES.includes(stage)
/** A view that is not listed here has every stage. */
const STAGES_OF: Partial<Record<InboxView, readonly string[]>> = {
  answer: OPEN_STAGES,
  mine: OPEN_STAGES,
  open: OPEN_STAGES,
  snoozed: OPEN_STAGES,
  closed: ['won', 'lost'],
  spam: [],
}
const holds = (view: InboxView, stage: string): boolean =>
  !stage || (STAGES_OF[view]?.includes(stage) ?? true)

export const inView = (state: InboxState, view: InboxView): InboxState => ({
  ...state,
  view,
  stage: holds(view, state.stage) ? state.stage : '',
})

const usualOrder = (view: InboxView): InboxState['order'] => (view === 'answer' ? 'clock' : 'newest')

/** Without words it opens on what needs an answer; a stage the view lacks shows all leads; days in wrong order are swapped. */
export function inboxState(params: unknown): InboxState {
  const {
    view: named,
    order,
    ...rest
  } = stateSchema.parse(z.record(z.string(), z.unknown()).catch({}).parse(params))
  const requested = named ?? (rest.search ? 'all' : 'answer')
  const view = holds(requested, rest.stage) ? requested : 'all'
  const [from, to] = rest.from && rest.to && rest.from > rest.to ? [rest.to, rest.from] : [rest.from, rest.to]
  return { ...rest, from, to, view, order: order ?? usualOrder(view) }
}

/** The shortest address with the same meaning, without a question mark. A changed filter returns to page 1. */
export function inboxQuery(state: InboxState, change: Partial<InboxState> = {}): string {
  const changed = { ...state, page: 1, ...change }
  const next = change.view ? inView(changed, change.view) : changed
  // Another view brings its own usual order.
  const order = change.view && !change.order ? usualOrder(next.view) : next.order
  const pairs: [string, string][] = [
    ['view', next.view],
    ['search', next.search],
    ...INBOX_FILTERS.map((name): [string, string] => [name, next[name]]),
    ['order', order === usualOrder(next.view) ? '' : order],
    ['page', next.page > 1 ? String(next.page) : ''],
  ]
  return new URLSearchParams(pairs.filter(([, value]) => value)).toString()
}

export const cleanInboxQuery = (query: string): string =>
  inboxQuery(inboxState(Object.fromEntries(new URLSearchParams(query))))
