import { describe, expect, it } from 'vitest'
import { takesLead } from '@/features/leads/destinations.rules'
import { planDeliveries } from '@/features/leads/planDeliveries'
import { openWays } from '@/features/leads/ways'
import { someFacts } from './someFacts'

const destination = (id: string, kind: 'mail' | 'adf' | 'webhook', more: object = {}) => ({
  id,
  kind,
  name: `The ${kind}`,
  email: `${id}@a.example`,
  url: 'https://crm.example/hook?token=hidden',
  categories: [],
  location_id: null,
  placeholder_vehicle: true,
  enabled: true,
  ...more,
})
const AT = '2026-11-22T00:00:00.000Z'
const may = { suspect: false, receipt: true, sms: '+61412345678' }
const plan = (
  destinations: ReturnType<typeof destination>[],
  permission: Parameters<typeof planDeliveries>[2] = may,
) => planDeliveries(someFacts(), destinations, permission, AT).map(({ channel, to }) => [channel, to])

describe('B4 B5 who is told of a lead', () => {
  it('nobody of suspected spam', () =>
    expect(plan([destination('m', 'mail')], { ...may, suspect: true })).toEqual([]))
  it('the location, where nobody is listed', () =>
    expect(plan([destination('c', 'adf')], { ...may, sms: null })).toEqual([
      ['receipt', 'ann@example.com'],
      ['notice', 'sales@a.example'],
      ['adf', 'c@a.example'],
    ]))
  it('listed people in place of the location, and each system beside them', () => {
    const all = [destination('m', 'mail'), destination('n', 'mail'), destination('w', 'webhook')]
    expect(plan(all, { ...may, receipt: false })).toEqual([
      ['sms', '+61412345678'],
      ['notice', 'm@a.example'],
      ['notice', 'n@a.example'],
      ['webhook', 'The webhook'],
    ])
  })
  it('each under a key of its own that stays the same', () => {
    const keys = planDeliveries(
      someFacts(),
      [destination('m', 'mail'), destination('n', 'mail')],
      may,
      AT,
    ).map(({ key }) => key)
    expect(new Set(keys).size).toBe(4)
    expect(keys).toContain('L2345678A-notice-m')
  })

  it.each([
    [{}, true],
    [{ enabled: false }, false],
    [{ categories: ['Test Drive'] }, true],
    [{ categories: ['Trade-in', 'Finance Enquiry'] }, false],
    [{ location_id: 'here' }, true],
    [{ location_id: 'elsewhere' }, false],
    [{ categories: ['Test Drive'], location_id: 'elsewhere' }, false],
  ])('a destination with %j takes a test drive here: %s', (rule, expected) => {
    const lead = { topics: ['Test Drive'], location_id: 'here' }
    expect(takesLead({ enabled: true, categories: [], location_id: null, ...rule }, lead)).toBe(expected)
  })
})

it('L1 while a way does not answer one at a time tries it, ever less often, and all come when it is back', () => {
  const ways = openWays()
  expect([ways.waitFor('mail', 0), ways.waitFor('mail', 0)]).toEqual([0, 0])
  const waits: number[] = []
  let now = 0
  for (let n = 0; n < 8; n++) {
    waits.push(ways.fell('mail', now))
    expect(ways.waitFor('mail', now)).toBe(waits.at(-1))
    expect(ways.waitFor('sms', now)).toBe(0)
    now += waits.at(-1) ?? 0
    expect([ways.waitFor('mail', now), ways.waitFor('mail', now) > 0]).toEqual([0, true])
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 120, 120, 120].map((seconds) => seconds * 1000))
  expect([ways.answered('mail'), ways.answered('mail'), ways.waitFor('mail', now)]).toEqual([true, false, 0])
})

it('B4 a listed person with quiet hours is due at their end, and nobody else waits', () => {
  const quiet = { from: '09:00', to: '11:00', zone: 'Australia/Brisbane' }
  const all = [destination('q', 'mail', { quiet }), destination('n', 'mail'), destination('c', 'adf')]
  const due = planDeliveries(someFacts(), all, may, AT).map(({ to, next_at }) => [to, next_at])
  expect(due).toEqual([
    ['ann@example.com', AT],
    ['+61412345678', AT],
    ['q@a.example', '2026-11-22T01:00:00.000Z'],
    ['n@a.example', AT],
    ['c@a.example', AT],
  ])
})
