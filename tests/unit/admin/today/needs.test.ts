import { expect, it } from 'vitest'
import { changedShapes, heldFeeds, staleFeeds } from '@/admin/dashboard/needs/feeds'
import { byUrgency, type Need } from '@/admin/dashboard/needs/need'
import { endingOffers } from '@/admin/dashboard/needs/offers'
import { waitingReservations } from '@/admin/dashboard/needs/reservations'
import { tradeInsToValue } from '@/admin/dashboard/needs/readNeeds'

const ZONE = 'Australia/Brisbane'
const NOW = new Date('2026-11-23T04:00:00Z')
const need = (id: string, tone: Need['tone'], due: number): Need => ({
  ...{ id, tone, due, tenant: 't', title: id, why: '', act: '', href: '' },
})

it('B12 what is wrong now comes first, then what runs out first', () => {
  const mixed = [need('later', 'soon', 9), need('sooner', 'soon', 2), need('wrong', 'bad', 50)]
  expect(byUrgency(mixed).map(({ id }) => id)).toEqual(['wrong', 'sooner', 'later'])
  expect(byUrgency([need('b', 'bad', 1), need('a', 'bad', 1)]).map(({ id }) => id)).toEqual(['a', 'b'])
})

const feed = (id: string, more: object = {}) => ({
  ...{ id, tenant: 't', dealership_id: 'd', state: 'held', missing: 41, at: 1 },
  ...{ held_reason: '41 of 100 cars would be withdrawn', ...more },
})
it.each([
  ['a held feed', [feed('a')], ['The stock feed would take 41 cars off the website, so we held it']],
  [
    'a feed that would take one',
    [feed('a', { missing: 1 })],
    ['The stock feed would take one car off the website, so we held it'],
  ],
  ['an empty feed', [feed('a', { missing: 0 })], ['A stock feed looked wrong, so we held it']],
  ['a released feed', [feed('a', { state: 'released' })], []],
  ['a held feed before a newer good one', [feed('a'), feed('b', { state: 'committed', at: 2 })], []],
  [
    'a held feed beside the good one of another yard',
    [feed('a'), feed('b', { dealership_id: 'e', state: 'committed', at: 2 })],
    ['The stock feed would take 41 cars off the website, so we held it'],
  ],
])('B11 %s is said or left out', (_what, feeds, titles) => {
  expect(heldFeeds(feeds).map(({ title }) => title)).toEqual(titles)
})
it('B11 a held feed says why, and what did not happen', () => {
  expect(heldFeeds([feed('a')])[0]?.why).toBe(
    '41 of 100 cars would be withdrawn. Nothing of it is on the website.',
  )
})

const HOUR = 3_600_000
const came = (id: string, hours: number, more: object = {}) => ({
  ...feed(id, { state: 'committed', at: NOW.getTime() - hours * HOUR, ...more }),
  ...{ dealership: 'city', zone: ZONE },
})
it.each([
  ['came a day ago', [came('a', 24), came('b', 48)], []],
  [
    'has not come for longer',
    [came('a', 25), came('b', 48)],
    ['No stock feed has come for city since 22 Nov 2026, 1:00 pm'],
  ],
  ['came once', [came('a', 25)], []],
  ['is held', [came('a', 25, { state: 'held' }), came('b', 48)], []],
  [
    'came for this yard, and not for another',
    [came('a', 1), came('b', 48), came('c', 99, { dealership_id: 'e' })],
    [],
  ],
])('B11 a feed that %s', (_what, feeds, titles) => {
  expect(staleFeeds(feeds, NOW.getTime()).map(({ title }) => title)).toEqual(titles)
})

it.each([
  ['2026-11-22T13:59:00Z', []],
  ['2026-11-23T03:59:00Z', ['“Deal” ends today']],
  ['2026-11-23T12:00:00Z', ['“Deal” ends today']],
  ['2026-11-23T14:30:00Z', ['“Deal” ends tomorrow']],
  ['2026-11-29T02:00:00Z', ['“Deal” ends on Sunday']],
  ['2026-11-29T13:59:00Z', ['“Deal” ends on Sunday']],
  ['2026-11-29T14:00:00Z', []],
])('an offer that ends at %s, on a Monday in Brisbane: %s', (ends_at, titles) => {
  const offers = endingOffers([{ id: 'o', tenant: 't', name: 'Deal', ends_at, zone: ZONE }], NOW)
  expect(offers.map(({ title }) => title)).toEqual(titles)
})

it.each([
  ['Australia/Brisbane', '2026-11-23T13:59:00Z', '2026-11-23', ['“Deal” ends today']],
  ['Australia/Brisbane', '2026-11-23T14:00:00Z', '2026-11-23', []],
  ['Australia/Perth', '2026-11-23T15:59:00Z', '2026-11-23', ['“Deal” ends today']],
  ['Pacific/Auckland', '2026-11-22T11:00:00Z', '2026-11-23', ['“Deal” ends today']],
  ['Pacific/Auckland', '2026-11-23T10:59:00Z', '2026-11-23', ['“Deal” ends today']],
  ['Pacific/Auckland', '2026-11-23T11:00:00Z', '2026-11-23', []],
])('C8 in %s at %s an offer whose last day is %s: %s', (zone, now, day, titles) => {
  const offer = { id: 'o', tenant: 't', name: 'Deal', ends_at: `${day}T12:00:00.000Z`, zone }
  expect(endingOffers([offer], new Date(now)).map(({ title }) => title)).toEqual(titles)
})

const row = (more: object = {}) => ({
  ...{ id: 'r', tenant: 't', state: 'held', money: 'paid', name: 'Ana Lee', car: '2020 RAV4', amount: 500 },
  ...{ held_until: Date.parse('2026-11-27T07:00:00Z'), refund_since: 7, zone: ZONE, ...more },
})
it.each([
  ['a held car', row(), true, ['2020 RAV4 is held for Ana Lee']],
  ['a held car without a name', row({ name: '' }), true, ['2020 RAV4 is held for the shopper']],
  ['a sold car', row({ state: 'completed' }), true, []],
  [
    'a refund that failed',
    row({ state: 'expired', money: 'refund_failed' }),
    true,
    ['$500 did not go back to Ana Lee'],
  ],
  ['it for who may not refund', row({ state: 'expired', money: 'refund_failed' }), false, []],
  ['a refund on its way', row({ state: 'expired', money: 'refund_due' }), true, []],
])('%s is a need or none', (_what, reservation, mayRefund, titles) => {
  expect(waitingReservations([reservation], mayRefund).map(({ title }) => title)).toEqual(titles)
})
it('a hold is told in the zone of the dealer', () => {
  expect(waitingReservations([row()], true)[0]?.why).toBe(
    'Until 27 Nov 2026, 5:00 pm. Sell it to them, hold it longer or release it.',
  )
})

const trade = (more: object = {}) => ({
  ...{ id: 'v', tenant: 't', year: 2018, make: 'Mazda', model: '3', km: 90_000, completed: true },
  ...{ low: 0, notes: '', at: 1, ...more },
})
it.each([
  ['one without a guide', trade(), ['2018 Mazda 3 waits for a value']],
  [
    'one of which nothing is known',
    trade({ year: 0, make: '', model: '' }),
    ['A trade-in waits for a value'],
  ],
  ['one with a guide', trade({ low: 9000 }), []],
  ['one that the shopper has not finished', trade({ completed: false }), []],
  ['one that staff noted a figure on', trade({ notes: '$9,000 after a look' }), []],
])('a trade-in, %s', (_what, valuation, titles) => {
  expect(tradeInsToValue([valuation]).map(({ title }) => title)).toEqual(titles)
})

it('a file that changed its shape is named with its columns, until one comes that did not', () => {
  const feed = (at: number, more: object = {}) => ({
    ...{ id: `f${at}`, tenant: 't', dealership_id: 'd', dealership: 'Footscray', state: 'committed' },
    ...{ missing: 0, held_reason: '', at, source: 'file:stock', file: 'stock.csv', ...more },
  })
  const shape = { missing: ['Price'], added: ['Amt', 'Kms'], empty: ['Colour'] }
  expect(changedShapes([feed(1), feed(2, { shape })])).toMatchObject([
    {
      title: 'The file stock.csv for Footscray has other columns than the last one',
      why: 'Columns that the last file had are missing: Price. Columns that the last file did not have: Amt, Kms. Columns that had values in the last file are empty: Colour.',
      href: expect.stringContaining('f2'),
    },
  ])
  expect(changedShapes([feed(2, { shape }), feed(3)])).toEqual([])
  expect(changedShapes([feed(2, { shape }), feed(3, { source: 'key:1' })])).toHaveLength(1)
})
