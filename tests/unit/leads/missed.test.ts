import { expect, it } from 'vitest'
import { withMissed, type MissedLead } from '@/features/leads/missed'
import type { Delivery } from '@/features/leads/types'
import { someFacts } from './someFacts'

const AT = new Date('2026-11-27T00:00:00.000Z')
const facts = someFacts()
const to = {
  ...{ id: 'crm', name: 'Our CRM', kind: 'webhook' as const, url: 'https://crm.example/x' },
  ...{ categories: [], enabled: true },
}
const made = (more: Partial<Delivery>): Delivery => ({
  channel: 'webhook',
  key: 'k',
  to: 'Our CRM',
  destination: 'crm',
  state: 'sent',
  attempts: 3,
  next_at: '2026-11-01T00:00:00.000Z',
  ...more,
})
const notice = made({ channel: 'notice', key: 'n', to: 'desk@dealer.example', destination: undefined })
const lead = (more: Partial<MissedLead> = {}): MissedLead => ({
  ...{ state: 'new', location_id: 'city', facts, deliveries: [notice] },
  ...more,
})
const reported = (all: Delivery[] | null) => all && all.map(({ key, state }) => `${key} ${state}`)
const NEW = ['n sent', `${facts.lead_id}-webhook-crm pending`]

it.each<[string, string[] | null, MissedLead, object]>([
  ['what was never planned is planned under the key of any other lead', NEW, lead(), {}],
  [
    'what met 410 is due again',
    ['n sent', 'k pending'],
    lead({ deliveries: [notice, made({ state: 'failed' })] }),
    {},
  ],
  ['what it has is not sent', null, lead({ deliveries: [notice, made({})] }), {}],
  ['what is on its way is not sent', null, lead({ deliveries: [made({ state: 'pending' })] }), {}],
  [
    'a mail that failed is no matter of it',
    NEW.with(0, 'n failed'),
    lead({ deliveries: [{ ...notice, state: 'failed' }] }),
    {},
  ],
  ['spam', null, lead({ state: 'spam' }), {}],
  ['a lead that was erased', null, lead({ facts: null }), {}],
  ['one of another place', null, lead(), { location_id: 'coast' }],
  ['one of its place', NEW, lead(), { location_id: 'city' }],
  ['one about something else', null, lead(), { categories: ['Careers Enquiry'] }],
])('I8 sends a system what it missed: %s', (_what, expected, input, rule) => {
  expect(reported(withMissed(input, { ...to, ...rule }, AT))).toEqual(expected)
})

it('I8 counts its three days from now, and its tries anew', () => {
  const [again] = withMissed(lead({ deliveries: [made({ state: 'failed', error: '410' })] }), to, AT) ?? []
  expect(again).toMatchObject({ attempts: 0, next_at: AT.toISOString(), queued_at: AT.toISOString() })
})
