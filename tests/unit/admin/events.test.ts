import { expect, it } from 'vitest'
import { eventsOf } from '@/admin/leads/events'
import { leadDocSchema } from '@/admin/leads/leadDoc'
import { gaveText } from '@/features/leads/handovers.rules'
import { UNREADABLE } from '@/core/person/sealedLeads'

const sent = {
  channel: 'receipt',
  key: 'r',
  to: 'ann@example.com',
  state: 'sent',
  attempts: 1,
  sent_at: '2026-11-21T10:00:02.000Z',
}
const lead = (more: object) =>
  leadDocSchema.parse({
    id: '1',
    tenant: 't',
    lead_id: 'L1',
    state: 'new',
    createdAt: '2026-11-21T10:00:00.000Z',
    name: 'Ann',
    ...more,
  })
const titles = (more: object, changes: Parameters<typeof eventsOf>[1] = []) =>
  eventsOf(lead(more), changes).map(({ title, text, bad }) => [title, text, bad].filter(Boolean).join(' | '))

it('B1 tells a lead’s story, newest first, what is still to come on top', () => {
  const timeline = [
    {
      key: 'k',
      at: '2026-11-21T11:00:00.000Z',
      kind: 'reply',
      text: 'Yes, it is here.',
      by: 'Lee',
      by_id: 'u',
    },
  ]
  const owed = {
    channel: 'reply',
    key: 'k2',
    to: 'ann@example.com',
    state: 'pending',
    attempts: 2,
    error: 'no route.',
  }
  const taken = { key: 's', at: '2026-11-21T10:30:00.000Z', title: 'Lee set it to “Contacted”' }
  expect(titles({ timeline, deliveries: [sent, owed] }, [taken])).toEqual([
    'Reply to ann@example.com on its way | no route. Tried 2 times. | true',
    'Lee replied by email | Yes, it is here.',
    'Lee set it to “Contacted”',
    'Receipt sent to ann@example.com',
    'Enquiry came in',
  ])
})

it('says what never arrived', () => {
  expect(
    titles({ deliveries: [{ ...sent, state: 'failed', sent_at: undefined, error: 'box full.' }] })[0],
  ).toBe('Receipt to ann@example.com not delivered | box full. Tried once. | true')
})

it.each<[Parameters<typeof gaveText>[0], string]>([
  [{ by: 'Ana', to: 'Ben', isOwn: false }, 'Ana gave it to Ben'],
  [{ by: 'Ana', to: 'Ana', isOwn: true }, 'Ana took it'],
  // Two people of one name.
  [{ by: 'Ana', to: 'Ana', isOwn: false }, 'Ana gave it to Ana'],
  [{ by: 'Ana', to: null, isOwn: false }, 'Ana gave it to nobody'],
])('B3 %j reads %s', (input, words) => expect(gaveText(input)).toBe(words))

it('Q9 a lead that cannot be read says so, and has no address to write to and no number to ring', () => {
  const reported = lead({ name: UNREADABLE, email: UNREADABLE, phone: UNREADABLE, message: 'Hello' })
  expect(reported).toMatchObject({
    name: UNREADABLE,
    email: '',
    phone: '',
    message: 'Hello',
    unreadable: true,
  })
  expect(lead({}).unreadable).toBe(false)
})

it('I8 offers to send again what a system took, and no mail', () => {
  const webhook = { ...sent, channel: 'webhook', key: 'L1 w', to: 'CRM' }
  const events = eventsOf(lead({ deliveries: [webhook, sent] }), [])
  expect(events.map(({ again }) => again)).toEqual(['/lead-resend/1?key=L1%20w', undefined, undefined])
})
