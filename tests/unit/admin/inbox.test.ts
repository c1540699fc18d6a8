import { describe, expect, it } from 'vitest'
import { inboxWhere } from '@/admin/leads/inbox/where'
import { cleanInboxQuery, inboxQuery, inboxState } from '@/features/leads/inbox.rules'
import { rowKeys } from '@/lib/keyRing'
import { savedViews, withView } from '@/admin/kit/list/savedViews'

const usual = inboxState({})

describe('B1 the address of the inbox', () => {
  it('opens on what needs an answer, by reply clock', () => {
    expect(usual).toMatchObject({ view: 'answer', order: 'clock', page: 1 })
    expect(inboxQuery(usual)).toBe('view=answer')
  })

  it('looks through all leads for words without a view', () => {
    expect(inboxState({ search: ' Kay ' })).toMatchObject({ view: 'all', search: 'Kay', order: 'newest' })
  })

  it.each([
    'view=open&search=Ann&about=Test+Drive&place=p1&who=nobody&via=offer&when=week&order=clock&page=3',
    'view=answer&order=newest',
    'view=closed&page=2',
    'view=closed&stage=won&source=google&from=2026-11-01&to=2026-11-30',
  ])('says the same again: %s', (query) => {
    const state = inboxState(Object.fromEntries(new URLSearchParams(query)))
    expect(inboxQuery(state, { page: state.page })).toBe(query)
  })

  it.each([
    [{ view: 'x', order: 'y', when: 'z', page: '-1' }],
    [{ view: ['mine'], page: 'NaN', search: { a: 1 } }],
    [{ stage: 'spam', from: '2026-02-30', to: 'yesterday' }],
    [null],
  ])('falls back from what it does not know: %j', (params) => {
    expect(inboxState(params)).toEqual(usual)
  })

  it('goes to the first page, and to a view’s own order, with each change', () => {
    const third = inboxState({ view: 'open', order: 'clock', page: '3' })
    expect(inboxQuery(third, { about: 'Feedback' })).toBe('view=open&about=Feedback&order=clock')
    expect(inboxQuery(third, { view: 'closed' })).toBe('view=closed')
  })
})

describe('B1 a stage of leads', () => {
  it.each([
    ['answer', 'new', 'answer'],
    ['answer', 'won', 'all'],
    ['mine', 'contacted', 'mine'],
    ['open', 'lost', 'all'],
    ['closed', 'lost', 'closed'],
    ['closed', 'appointment', 'all'],
    ['spam', 'new', 'all'],
    ['all', 'won', 'all'],
  ])('asked of %s, %s is looked for in %s', (view, stage, found) => {
    expect(inboxState({ view, stage })).toMatchObject({ view: found, stage })
  })

  it('is asked no more by a view that has none of it', () => {
    const won = inboxState({ view: 'closed', stage: 'won' })
    expect(inboxQuery(won, { view: 'all' })).toBe('view=all&stage=won')
    expect(inboxQuery(won, { view: 'answer' })).toBe('view=answer')
  })
})

describe('B1 what the filters mean', () => {
  const zone = 'Australia/Brisbane'
  // 8 am on the 23rd in Brisbane, while it is still the 22nd in UTC.
  const now = new Date('2026-11-22T22:00:00Z')
  const where = (params: Record<string, string>) =>
    JSON.stringify(inboxWhere(inboxState({ view: 'all', ...params }), 'me', zone, now))

  it.each([
    ['today', '"greater_than_equal":"2026-11-22T14:00:00.000Z"'],
    ['yesterday', '"less_than":"2026-11-22T14:00:00.000Z"'],
    ['week', '"greater_than_equal":"2026-11-16T14:00:00.000Z"'],
    ['month', '"greater_than_equal":"2026-10-24T14:00:00.000Z"'],
  ])('%s begins at the dealer’s midnight', (when, part) => {
    expect(where({ when })).toContain(part)
  })

  it('takes both days whole, by the dealer’s clock, and turns them where they are the wrong way round', () => {
    const days =
      '"greater_than_equal":"2026-11-19T14:00:00.000Z"}},{"createdAt":{"less_than":"2026-11-21T14:00:00.000Z"'
    expect(where({ from: '2026-11-20', to: '2026-11-21' })).toContain(days)
    expect(where({ from: '2026-11-21', to: '2026-11-20' })).toContain(days)
  })

  it('takes nobody for leads that nobody has, and my own for mine', () => {
    expect(where({ who: 'nobody' })).toContain('{"assigned_to":{"exists":false}}')
    expect(where({ view: 'mine' })).toContain('{"assigned_to":{"equals":"me"}}')
  })

  it('wants every word, and finds a phone number however it is spaced', () => {
    const token = (text: string) => `{"find_words":{"contains":"${rowKeys.tokens(text)[0]}"}}`
    const requested = where({ search: 'Ann Kay & x' })
    for (const text of ['p:ann', 'm:ann', 'p:kay', 'm:kay']) expect(requested).toContain(token(text))
    expect(requested.match(/"lead_id"/g)).toHaveLength(2)
    expect(where({ search: '0412 345 678' })).toContain(token('n:412345678'))
  })
})

describe('B1 views that a person named', () => {
  it('keep what the inbox knows, and nothing else', () => {
    const stored = [
      { name: ' Trade-ins ', query: 'view=open&about=Trade-in&where=x' },
      { name: ' ', query: '' },
    ]
    expect(savedViews(stored, cleanInboxQuery)).toEqual([
      { name: 'Trade-ins', query: 'view=open&about=Trade-in' },
    ])
  })

  it.each([[null], ['x'], [[{ name: 1 }]], [{ name: 'a', query: '' }]])('are none in %j', (value) => {
    expect(savedViews(value, cleanInboxQuery)).toEqual([])
  })

  it('are stored once under each name, the last address counts', () => {
    const first = withView([], { name: 'Mine', query: 'view=mine' })
    expect(withView(first, { name: 'Mine ', query: 'view=open' })).toEqual([
      { name: 'Mine', query: 'view=open' },
    ])
  })
})
