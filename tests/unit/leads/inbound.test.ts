import { expect, it } from 'vitest'
import { isAutomatic, markedAddress, newWords, readMarked, readSender } from '@/features/leads/inbound.rules'

const GMAIL =
  'On Mon, 30 Nov 2026 at 9:12 am, Harbour Toyota <sales@harbour.example>\nwrote:\n\n> Hello Sam,\n>\n> It is here.'
const OUTLOOK =
  'From: Jo Miller <jo@harbour.example>\nSent: Monday, 30 November 2026\nTo: Sam\nSubject: Your enquiry\n\nHello Sam'

it.each([
  ['plain words', 'Saturday at ten?', 'Saturday at ten?'],
  ['Windows lines', 'One\r\n\r\nTwo', 'One\n\nTwo'],
  ['an answer above the quote', `Yes please.\n\n${GMAIL}`, 'Yes please.'],
  ['an answer below the quote', `${GMAIL}\n\nYes please.`, 'Yes please.'],
  ['answers between quoted lines', `${GMAIL}\n\nGood.\n\n> Ten suits us.\n\nMe too.`, 'Good.\n\nMe too.'],
  ['quoted lines without a head', '> It is here.\nGood.', 'Good.'],
  ['a quote of Outlook', `At ten then.\n\n${OUTLOOK}`, 'At ten then.'],
  ['a divider', 'At ten.\n\n-----Original Message-----\nHello Sam', 'At ten.'],
  ['a line of Outlook', 'At ten.\n________________________________\nFrom: Jo', 'At ten.'],
  ['a foot of a phone', 'At ten.\n\nSent from my iPhone', 'At ten.'],
  ['a signature', 'At ten.\n-- \nSam Taylor\nTaylor Tools', 'At ten.'],
  [
    'a sentence that only begins like a head',
    'On Monday I wrote: no.\nSorry.',
    'On Monday I wrote: no.\nSorry.',
  ],
  ['one header that somebody typed', 'From: Brisbane\nTo you.', 'From: Brisbane\nTo you.'],
  ['nothing but a quote', '> It is here.', '> It is here.'],
  ['nothing', '  \n', ''],
])('the new words of %s', (_name, text, words) => expect(newWords(text)).toBe(words))

it.each([
  ['Mia Nolan <Mia@Shopper.example>', { name: 'Mia Nolan', email: 'mia@shopper.example' }],
  ['"Nolan, Mia" <mia@shopper.example>', { name: 'Nolan, Mia', email: 'mia@shopper.example' }],
  [' mia@shopper.example ', { name: '', email: 'mia@shopper.example' }],
  ['<mia@shopper.example>', { name: '', email: 'mia@shopper.example' }],
  ['Mia Nolan', null],
  ['mia@a@b', null],
  ['', null],
])('the sender %s', (from, sender) => expect(readSender(from)).toEqual(sender))

const MARK = '0f1e2d3c4b5a69788796a5b4'

it('an address has the lead and its mark, and is read from whatever a mail server makes of it', () => {
  const address = markedAddress('reply@in.dealer.example', 'L7KQ2M9XA', MARK)
  expect(address).toBe(`reply+l7kq2m9xa-${MARK}@in.dealer.example`)
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
  const read = { reference: 'L7KQ2M9XA', mark: MARK }
  for (const to of [address, address.toUpperCase(), `"Jo" <${address}>, other@dealer.example`])
    expect(readMarked(to)).toEqual(read)
  for (const to of ['reply@in.dealer.example', `reply+l7kq2m9xa-${MARK.slice(1)}@in.dealer.example`, ''])
    expect(readMarked(to)).toBeNull()
})

it.each([
  [[], false],
  [[{ name: 'Auto-Submitted', value: 'no' }], false],
  [[{ name: 'auto-submitted', value: 'auto-replied' }], true],
  [[{ name: 'X-Autoreply', value: 'yes' }], true],
  [[{ name: 'Subject', value: 'auto-submitted' }], false],
])('by its headers %j a mail is of a program: %s', (headers, is) => expect(isAutomatic(headers)).toBe(is))
