import { describe, expect, it } from 'vitest'
import { categorise } from '@/features/leads/leadCategories.rules'
import { consentRecord } from '@/features/leads/consent'
import { xml } from '@/features/leads/letters/xml'
import { mailFor } from '@/features/leads/mailFor'
import { receipt as receiptLetter } from '@/features/leads/letters/receipt'
import { Written } from '@/integrations/mail/types'
import { stated } from '../../helpers/letters'
import { compose } from '@/integrations/mail/compose'
import { dedupeKeys } from '@/features/leads/row'
import { newReference } from '@/lib/secrets'
import { leadSchema } from '@/features/leads/leadSchema.rules'
import { POSTCODE_MESSAGE } from '@/core/dealer/country/postcodeForm'
import { agreesToNews } from '@/core/person/marketing'
import { reserveSchema } from '@/features/reservations/reserveSchema.rules'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { Site } from '@/core/dealer/views'
import { newReservation } from '@/features/reservations/newRow'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'
import { someFacts } from './someFacts'
import { TERMS_MESSAGE } from '@/core/person/formFields'

const rules = {
  form: 'enquiry' as const,
  messageRequired: true,
  dealershipRequired: false,
  locationRequired: false,
}
const good = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '0412 345 678',
  message: 'Is it there?',
  terms_conditions: true,
  car_id: 'c1',
}
const OFFER = 'Tell us your offer in dollars, for example 32,500.'
const parse = (values: object, extra: object = {}) =>
  leadSchema({ ...rules, ...extra }).safeParse({ ...good, ...values })
const NO_NUMBER = ['phone', 'Enter your phone number.']
const KILOMETRES = 'Enter the kilometres as a number, such as 95,000.'
const firstError = (values: object, extra: object = {}) => {
  const result = parse(values, extra)
  return result.success ? null : [result.error.issues[0]?.path.join('.'), result.error.issues[0]?.message]
}

describe('L3 what a form insists on', () => {
  it.each([
    [{ name: ' ' }, {}, ['name', 'Enter your name.']],
    [{ email: 'ann' }, {}, ['email', 'Enter an email address such as name@example.com.']],
    [{ phone: '12' }, {}, ['phone', 'Enter a whole phone number, with its area code.']],
    [{ message: '' }, {}, ['message', 'Write a message.']],
    [{ message: '' }, { messageRequired: false }, null],
    [{ terms_conditions: false }, {}, ['terms_conditions', TERMS_MESSAGE]],
    [{ form: 'general' }, {}, ['category', 'Choose what it is about.']],
    [{ car_id: undefined }, { dealershipRequired: true }, ['dealership_slug', 'Choose a dealership.']],
    [{ name: undefined }, {}, ['name', 'Enter your name.']],
    [{}, { locationRequired: true }, null],
    [{ car_id: undefined }, { locationRequired: true }, ['location', 'Choose a location.']],
    [
      { car_id: undefined },
      { dealershipRequired: true, locationRequired: true },
      ['location', 'Choose a location.'],
    ],
    [{ form: 'offer' }, {}, ['offer_from_client', OFFER]],
    [{ form: 'offer', offer_from_client: '$32,500' }, {}, null],
    [{ form: 'offer', offer_from_client: '32.5k' }, {}, null],
    [{ form: 'offer', offer_from_client: 'a fair price' }, {}, ['offer_from_client', OFFER]],
    [{ form: 'offer', offer_from_client: '0' }, {}, ['offer_from_client', OFFER]],
    [{ form: 'offer', offer_from_client: '' }, {}, ['offer_from_client', OFFER]],
    [{ message: 'x'.repeat(4012) }, {}, ['message', 'This has 4,012 characters. Shorten it to 4,000.']],
    [{ car_id: undefined, location: 'north' }, { dealershipRequired: true }, null],
    [{ email: '' }, {}, ['email', 'Enter your email address.']],
    [{ form: 'callback', phone: '' }, {}, NO_NUMBER],
    [{ form: 'callback', phone: '', PreferredContactMethod: 'Email' }, {}, NO_NUMBER],
    [{ form: 'finance', phone: '' }, {}, null],
    [{ form: 'finance', phone: '', PreferredContactMethod: 'Email' }, {}, null],
    [{ form: 'finance', phone: '', PreferredContactMethod: 'Phone' }, {}, NO_NUMBER],
    [{ form: 'finance', phone: '', PreferredContactMethod: 'SMS' }, {}, NO_NUMBER],
    [{ form: 'finance', phone: '0412 345 678', PreferredContactMethod: 'SMS' }, {}, null],
    [{ form: 'enquiry', phone: '', PreferredContactMethod: 'Phone' }, {}, null],
    [{ form: 'careers', message: '' }, {}, ['message', 'Write a message.']],
    [{ form: 'parts' }, {}, ['part', 'Tell us which part you need.']],
    [{ form: 'photos', terms_conditions: false, message: '' }, {}, null],
    [{ form: 'service', Rego: 'ABC123', phone: '0412 345 678', km: 'lots' }, {}, ['km', KILOMETRES]],
    [{ form: 'service', Rego: 'ABC123', phone: '0412 345 678', km: '95,000 km' }, {}, null],
    [{ form: 'trade-in', postcode: '08001' }, {}, ['postcode', POSTCODE_MESSAGE]],
    [
      { form: 'trade-in', postcode: 'abcd' },
      {},
      ['postcode', 'Invalid postcode. Please enter a 4-digit number.'],
    ],
  ])('%j with %j gives %j', (values, extra, expected) => expect(firstError(values, extra)).toEqual(expected))

  it.each(['0412 345 678', '+61412345678', '(07) 3123 4567', '1300 123 456', '13 11 22', ''])(
    'L9 takes the phone %s',
    (phone) => expect(parse({ phone }).success).toBe(true),
  )
  it('reads ticks as JSON and as a plain form posts them', () => {
    expect(parse({ opt_in: 'on' }).data?.opt_in).toBe(true)
    expect(parse({ opt_in: 'false' }).data?.opt_in).toBe(false)
  })
})

const lead = leadSchema(rules).parse(good)
const consent = {
  version: 'v1',
  optInDefault: false,
  optInHidden: false,
  marketing: 'News?',
  notice: 'Why',
  terms: 'Terms',
  alerts: 'Alerts',
  savedCars: 'Saved cars',
}

it('L13 keeps the words agreed to, and takes a ticked-by-default box for no consent', () => {
  const at = new Date('2026-11-21T10:00:00Z')
  expect(consentRecord({ ...lead, opt_in: true }, consent, at)).toMatchObject({
    marketing: true,
    marketing_text: 'News?',
    version: 'v1',
    terms: true,
  })
  expect(consentRecord({ ...lead, opt_in: true }, { ...consent, optInDefault: true }, at).marketing).toBe(
    false,
  )
  expect(consentRecord(lead, consent, at).marketing).toBe(false)
})

it.each([
  [true, false, false, true],
  [true, true, false, false],
  [true, false, true, false],
  [true, true, true, false],
  [false, false, false, false],
])(
  'L13 opt_in %s, ticked beforehand %s, not asked %s: consent %s',
  (opt_in, optInDefault, optInHidden, agreed) => {
    const rules = { ...consent, optInDefault, optInHidden }
    const at = new Date('2026-11-21T10:00:00Z')
    expect(agreesToNews(opt_in, rules)).toBe(agreed)
    expect(consentRecord({ ...lead, opt_in }, rules, at).marketing).toBe(agreed)
    const site: Site = {
      ...{
        tenant: { id: 't', slug: 'north', name: 'North' },
        ownPages: [],
        dealerships: [],
        dealershipIds: [],
      },
      ...{ host: 'north.localhost', origin: 'http://north.localhost' },
      config: tenantConfigSchema.parse(configInput({ consent: rules })),
    }
    const input = reserveSchema.parse({
      ...{ name: 'Jo', email: 'jo@shopper.example', phone: '0491 570 156', opt_in, terms_conditions: true },
    })
    const { marketing } = newReservation({
      ...{
        site,
        car: exampleCar(),
        input,
        reservation_id: 'R1',
        hold_seq: 1,
        held_until: 1,
        amount: 0,
        now: 1,
      },
      place: { id: null, name: 'Yard', zone: 'Australia/Brisbane', address: '', phone: '', email: '' },
      keys: { dedupe_key: 'k', body_hash: 'h' },
      sender: '',
    }).consent
    expect(marketing).toBe(agreed)
  },
)

describe('what a stranger could be mailed', () => {
  it('L11 repeats nothing that the sender typed but one short name', () => {
    const typed = { message: 'Buy at https://evil.example', category: 'WIN https://evil.example' }
    const receipt = (changes: object) =>
      stated(receiptLetter, { lead: someFacts({ ...typed, ...changes }), now: new Date() })
    const { subject, text } = receipt({ name: 'Ann Lee' })
    expect(`${subject} ${text}`).not.toMatch(/evil|WIN|Buy/)
    expect(text).toMatch(/^Hello Ann,$/m)
    for (const name of ['https://evil.example', 'evil.example', `<${'a'.repeat(30)}>`])
      expect(receipt({ name }).text).toMatch(/^Hello,$/m)
    const receiptTo = {
      channel: 'receipt' as const,
      key: 'k',
      to: 'ann@example.com',
      state: 'pending' as const,
      attempts: 0,
      next_at: '',
    }
    const options = { sender: 'no-reply@x', now: new Date(), placeholder: true }
    expect(mailFor(receiptTo, someFacts({ name: 'https://evil.example' }), options).to).toEqual({
      name: '',
      address: 'ann@example.com',
    })
  })
})

it('no line break reaches a header of a mail', () => {
  const broken = 'Ann\r\nBcc: everybody@victim.example'
  const mail = compose(
    Object.assign(new Written(`${broken}\nX: y`, 'Hello'), {
      key: 'k',
      from: { name: broken, address: 'a@x.example' },
      to: { name: broken, address: 'b@x.example' },
      replyTo: { name: broken, address: 'c@x.example' },
    }),
    'x.example',
  )
  const heads = [mail.subject, mail.from, mail.to, mail.replyTo, mail.messageId]
  expect(JSON.stringify(heads)).toContain('Ann Bcc: everybody@victim.example')
  expect(JSON.stringify(heads)).not.toMatch(/\\[rn]/)
})

it('L4 files careers as a general enquiry, L5 a sold car as a search for a similar one', () => {
  expect(categorise({ ...lead, form: 'careers' }, false)).toEqual({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
  })
  expect(categorise({ ...lead, category: 'Careers Enquiry' }, false)).toEqual({
    category: 'General Enquiry',
    subcategory: 'Career Enquiry',
  })
  expect(categorise(lead, true).subcategory).toBe('Find me something similar')
})

it('L3 counts a double click once, and a second question twice', () => {
  const at = new Date(1_000_000_000)
  const keys = (changes: object, key: string | null = null, when = at) =>
    dedupeKeys({ ...lead, ...changes }, key, when)
  expect(keys({ message: 'changed' }, 'k')).toEqual(keys({}, 'k'))
  expect(keys({ lead_attributes: { visited_pages: ['/b'] } })).toEqual(keys({}))
  // A minute may begin between the two presses.
  expect(keys({}, null, new Date(at.getTime() + 60_000))).toContain(keys({})[0])
  for (const second of [
    { message: 'And the colour?' },
    { offer_from_client: 31_000 },
    { booking_date: '2026-12-01T10:00' },
  ])
    expect(keys(second)).not.toEqual(keys({}))
  expect(newReference('L')).toMatch(/^L[2-9A-Z]{8}$/)
})

it('escapes what a shopper typed and drops what XML forbids', () => {
  expect(xml('<b>&"\u0000\u0008\uFFFE')).toBe('&lt;b&gt;&amp;&quot;')
})
