/** Reminders of test drives by text: who gets one, when, and of which dealer. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { textsTo } from '../../helpers/texts'
import { type BookingDealer, type BookingWorld, brisbaneAt, openBookingWorld, person } from './bookingWorld'

const DAY = 86_400_000
const MINUTE = 60_000

let world: BookingWorld
let north: BookingDealer
let silent: BookingDealer
let numbers = 10
const mobile = () => `04123450${++numbers}`

beforeAll(async () => {
  world = await openBookingWorld()
  const forms = { captcha: false, smsReminders: true }
  north = await world.dealer('north', { forms })
  silent = await world.dealer('silent')
})
afterAll(() => world.close())

interface Case {
  at?: BookingDealer
  hour?: number
  call?: 'drive' | 'service'
  more?: object
}
/** The texts at that many minutes from a day before, of a booking of its own. */
async function remindedOf({ at = north, hour = 10, call = 'drive', more = {} }: Case, minutes: number[]) {
  const phone = mobile()
  const start = brisbaneAt(10 + (numbers % 15), hour)
  const rego = call === 'service' && { Rego: '1AB2CD', terms_conditions: true }
  const location_id = call === 'service' ? at.workshop : at.place
  const who = { ...person(), phone, location_id, start, opt_in: true, ...rego, ...more }
  const { status, text } = await world.post(world.calls[call], at, who)
  expect(status, text).toBe(201)
  const number = `+61${String('phone' in more ? more.phone : phone).slice(1)}`
  const eve = Date.parse(start) - DAY
  await world.mails()
  const seen: string[][] = []
  for (const minute of minutes) {
    await world.mails(eve + minute * MINUTE)
    seen.push(await textsTo(number))
  }
  return { seen, mails: world.sent.filter(({ to }) => to.address === who.email) }
}

it('goes once, a day before, beside the mail, and says nothing that was typed', async () => {
  const { seen, mails } = await remindedOf({}, [-1, 1, 60])
  const text = expect.stringMatching(
    /^Dealer north: your test drive is \w{3} \d+ \w{3}, 10:00 am, .+\. To move or cancel it, use the link in our email, or call \(07\) 5550 0100\.$/i,
  )
  expect(seen).toEqual([[], [text], [text]])
  expect(seen[1]?.[0]).not.toMatch(/Jordan|http/)
  expect(mails.filter(({ subject }) => subject.startsWith('Reminder'))).toHaveLength(1)
})

it('waits for 9 am, while the mail goes at its time', async () => {
  const { seen, mails } = await remindedOf({ hour: 8 }, [1, 59, 61, 90])
  expect(seen.map(({ length }) => length)).toEqual([0, 0, 1, 1])
  expect(mails.filter(({ subject }) => subject.startsWith('Reminder'))).toHaveLength(1)
})

it.each<[string, Case]>([
  ['did not agree to texts', { more: { opt_in: false } }],
  ['left no mobile', { more: { phone: '07 5550 0123' } }],
  ['books a service', { call: 'service' }],
])('none to who %s; the mail goes', async (_who, input) => {
  const { seen, mails } = await remindedOf(input, [1, 600])
  expect(seen).toEqual([[], []])
  expect(mails.some(({ subject }) => subject.startsWith('Reminder'))).toBe(true)
})

it('none of a dealer that has it off', async () => {
  const { seen, mails } = await remindedOf({ at: silent }, [1, 600])
  expect(seen).toEqual([[], []])
  expect(mails.some(({ subject }) => subject.startsWith('Reminder'))).toBe(true)
})
