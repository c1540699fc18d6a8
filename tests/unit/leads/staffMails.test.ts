import { describe, expect, it } from 'vitest'
import { mailFor } from '@/features/leads/mailFor'
import { notice } from '@/features/leads/letters/notice'
import { reply } from '@/features/leads/letters/reply'
import { stated } from '../../helpers/letters'
import { someFacts } from './someFacts'

const ben = { name: 'Ben Ford', email: 'ben@a.example' }
/** Late on the 25th in UTC, the morning of the 26th at the dealer. */
const late = someFacts({ createdAt: '2026-11-25T21:51:05.751Z', zone: 'Australia/Brisbane' })

describe('B3 mails tell the time of the lead’s own place', () => {
  it('a reply quotes by its day', () =>
    expect(stated(reply, { lead: late, reply: { ...ben, text: 'Yes.' } }).text).toContain(
      'You wrote on 26 November 2026:\n> Is it there?',
    ))

  it('a notice says the moment, and whose clock it is', () =>
    expect(stated(notice, late).text).toMatch(/on 26 Nov 2026, 7:51 am, Brisbane time\.$/))

  it.each([
    ['https://a.example/', 'a.example'],
    ['https://a.example/valuations/start?make=Toyota&km=60000&keys=two#top', 'a.example/valuations/start'],
    ['no address', 'no address'],
  ])('a notice of %s names its page alone', (url, page) =>
    expect(stated(notice, someFacts({ url })).text).toContain(`Sent from ${page} on `),
  )
})

it.each([
  ['Yes.', 1],
  ['Yes.\n\nBen Ford\nHarbour Toyota', 1],
  ['Ben Ford here, one moment.\n\n\nYes.\n', 2],
])('a reply that says %j is signed once', (text, names) =>
  expect(stated(reply, { lead: late, reply: { ...ben, text } }).text.split('Ben Ford')).toHaveLength(
    names + 1,
  ),
)

const shopper = { name: 'Ann Lee', address: 'ann@example.com' }
const place = { name: 'Harbour Toyota', address: 'desk@a.example' }
it.each([
  ['notice', place, shopper],
  ['reply', shopper, { name: 'Ben Ford', address: 'ben@a.example' }],
  // The receipt goes to an address that anybody can type: it names nobody.
  [
    'receipt',
    { name: '', address: 'ann@example.com' },
    { name: 'Harbour Toyota', address: 'sales@a.example' },
  ],
  ['adf', place, undefined],
] as const)('a %s goes to the right person, and so does the answer to it', (channel, to, replyTo) => {
  const delivery = { channel, to: 'desk@a.example', reply: { ...ben, text: 'Yes.' } }
  const sent = { ...delivery, key: 'k', state: 'pending', attempts: 0, next_at: '' } as const
  const mail = mailFor(sent, someFacts(), { sender: 'no-reply@x', now: new Date(), placeholder: true })
  expect([mail.from.address, mail.to, mail.replyTo]).toEqual(['no-reply@x', to, replyTo])
})
