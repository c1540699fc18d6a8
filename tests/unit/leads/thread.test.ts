import { expect, it } from 'vitest'
import { isHumanAnswer, stateAfter, type TimelineEntry } from '@/features/leads/leadTimeline.rules'
import { hasNewFor, saidIn, saidOf, seenBy } from '@/features/leads/thread.rules'

const AT = new Date('2026-11-30T03:00:00.000Z')
const entry = (kind: TimelineEntry['kind'], more: Partial<TimelineEntry> = {}): TimelineEntry => ({
  ...{ key: kind, at: '2026-11-30T01:00:00.000Z', kind, text: `a ${kind}`, by: 'Jo', by_id: '1' },
  ...more,
})
const ALL = (['reply', 'sms', 'call', 'note', 'booking', 'snooze', 'wake', 'message'] as const).map((kind) =>
  entry(kind),
)

it('a conversation has what was sent to each other, and nothing that staff note', () => {
  expect(saidIn(ALL).map(({ kind }) => kind)).toEqual(['reply', 'sms', 'message'])
  const [late, early] = [entry('reply', { at: '2026-11-30T02:00:00.000Z' }), entry('message')]
  expect(saidIn([late, early])).toEqual([early, late])
})

it.each([
  ['shopper', ['reply', 'sms']],
  ['staff', ['message']],
] as const)('a look of %s marks what the other side said, once', (reader, kinds) => {
  expect(hasNewFor(reader, ALL)).toBe(true)
  const seen = seenBy(reader, ALL, AT)
  expect(seen.filter(({ seen_at }) => seen_at).map(({ kind }) => kind)).toEqual(kinds)
  expect(hasNewFor(reader, seen)).toBe(false)
  expect(seenBy(reader, seen, new Date())).toEqual(seen)
})

it('a message is no answer of staff, and leaves the stage', () => {
  expect(isHumanAnswer('message')).toBe(false)
  expect(['new', 'contacted', 'won'].map((state) => stateAfter('message', state))).toEqual([
    'new',
    'contacted',
    'won',
  ])
})

it.each([
  ['a member of staff by name', entry('reply'), { isOwn: false, by: 'Jo' }],
  ['one who signs with an address', entry('reply', { by: 'jo@dealer.example' }), { isOwn: false, by: '' }],
  [
    'the shopper, with when the yard saw it',
    entry('message', { by: 'Sam', seen_at: AT.toISOString() }),
    { isOwn: true, by: '', seenAt: AT.toISOString() },
  ],
  ['an answer that the shopper saw', entry('reply', { seen_at: AT.toISOString() }), { seenAt: null }],
  [
    'photos by their number alone',
    entry('message', { photos: [{ key: 'secret/1.webp', name: 'me.jpg', bytes: 1 }] }),
    { photos: 1 },
  ],
])('the page shows %s', (_name, one, shown) => {
  expect(saidOf(one)).toMatchObject(shown)
  expect(JSON.stringify(saidOf(one))).not.toMatch(/secret|by_id|me\.jpg/)
})
