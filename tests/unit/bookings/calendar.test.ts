import { describe, expect, it } from 'vitest'
import { calendarOf } from '@/features/bookings/calendar'
import { mailFor } from '@/features/bookings/letters/mailFor'
import type { Booking } from '@/features/bookings/row'
import { tenantConfigSchema } from '@/core/dealer/config/tenantConfig'
import type { Site } from '@/core/dealer/views'
import type { LocationView } from '@/core/place/views'
import type { Car } from '@/core/car/car'
import { exampleCar } from '../../helpers/car'
import { configInput } from '../../helpers/dealers'

const site: Site = {
  tenant: { id: 't', slug: 'north', name: 'North, Motors; "Co"' },
  config: tenantConfigSchema.parse(configInput({ email: 'sales@north.example' })),
  dealerships: [],
  dealershipIds: [],
  host: 'north.example',
  origin: 'https://north.example',
}
const location: LocationView = {
  id: 'l',
  country: 'AU',
  slug: 'yard',
  name: 'North Yard',
  location_type: 'sales',
  primary: true,
  visible: true,
  timezone: 'Australia/Adelaide',
  manufacturers: [],
  dealership_id: 'd',
  dealership_slug: 'd',
  address: {
    street: '1 Very Long Street Name That Goes On And On',
    city: 'Elizabeth',
    state: 'SA',
    postcode: '5112',
  },
  contact_detail: { phone: '(08) 5550 0100', opening_hours: [] },
}
const booking: Booking = {
  id: 'a1',
  tenant: 't',
  reference: 'B2345678A',
  kind: 'test_drive',
  state: 'booked',
  start: '2026-11-24T00:15:00.000Z',
  minutes: 45,
  timezone: 'Australia/Adelaide',
  location_id: 'l',
  car_id: 'c',
  car_name: '2023 Toyota RAV4, stock no. HT-1',
  lead_id: 'L1',
  name: 'Jordan Lee',
  email: 'jordan@shopper.example',
  phone: '',
  request_hash: '',
  salt: 'salt',
  seat: 0,
  sequence: 3,
  mail_attempts: 0,
}
const unfold = (ics: string) => ics.replace(/\r\n[ \t]/g, '')

describe('V17 L10 the calendar file', () => {
  const file = calendarOf(site, booking, location, 'REQUEST')
  it('is folded at 75 octets with CRLF, and escaped', () => {
    expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(file.replaceAll('\r\n', '')).not.toContain('\n')
    expect(unfold(file)).toContain('SUMMARY:Test drive at North\\, Motors\\; "Co": 2023 Toyota RAV4')
  })
  it('names the same event in UTC, with its number of changes', () => {
    const text = unfold(file)
    for (const line of [
      'METHOD:REQUEST',
      'UID:a1@localhost',
      'SEQUENCE:3',
      'DTSTART:20261124T001500Z',
      'DTEND:20261124T010000Z',
      'STATUS:CONFIRMED',
    ])
      expect(text).toContain(`${line}\r\n`)
    expect(text).toContain('ATTENDEE')
    expect(calendarOf(site, booking, location, 'PUBLISH')).not.toContain('ATTENDEE')
  })
  it('takes a cancelled one out', () => {
    const text = calendarOf(site, { ...booking, state: 'cancelled' }, location, 'CANCEL')
    expect(text).toContain('METHOD:CANCEL')
    expect(text).toContain('STATUS:CANCELLED')
    expect(text).not.toContain('VALARM')
  })
})

describe('L10 the mails', () => {
  const mail = (
    kind: 'confirmed' | 'moved' | 'cancelled' | 'reminder',
    to: 'shopper' | 'dealer' = 'shopper',
    car: Car | null = null,
  ) => mailFor({ site, booking, location, car }, { kind, at: 0, to: [to] }, to)
  it.each([
    ['confirmed', 'Your test drive: Tue 24 Nov, 10:45 am', 'REQUEST'],
    ['moved', 'Moved: your test drive, now Tue 24 Nov, 10:45 am', 'REQUEST'],
    ['cancelled', 'Cancelled: your test drive, Tue 24 Nov, 10:45 am', 'CANCEL'],
    ['reminder', 'Reminder: your test drive, Tue 24 Nov, 10:45 am', undefined],
  ] as const)('%s', (kind, subject, method) => {
    const made = mail(kind)
    expect([made?.subject, made?.calendar?.method]).toEqual([subject, method])
    expect(made?.text).toContain('Tuesday 24 November 2026, 10:45 to 11:30 am (Adelaide time)')
    expect(made?.text).toMatch(/^Hello Jordan,$/m)
    expect(made?.text).not.toContain('Lee')
    expect(made?.text.includes('/bookings/manage?token=')).toBe(kind !== 'cancelled')
  })
  it.each(['confirmed', 'moved', 'reminder', 'cancelled'] as const)(
    '%s: with the page of its car, its price, and what can be done',
    (kind) => {
      const car = exampleCar({ slug: 'toyota-hilux-w1', price: 49_850 })
      const text = mail(kind, 'shopper', car)?.text
      expect(text).toContain('\nhttps://north.example/cars/toyota-hilux-w1\nPrice: $49,850\n')
      expect(text).toContain(
        kind === 'cancelled'
          ? 'Book another time: https://north.example/book-test-drive?car=toyota-hilux-w1'
          : 'Move or cancel it: https://north.example/bookings/manage?token=',
      )
    },
  )
  it('tell the dealer who changed what, and are answered to the shopper', () => {
    const made = mail('moved', 'dealer')
    expect(made?.subject).toBe('Moved test drive: Jordan Lee, now Tue 24 Nov, 10:45 am')
    expect([made?.to.address, made?.replyTo?.address]).toEqual([
      'sales@north.example',
      'jordan@shopper.example',
    ])
    expect(made?.calendar).toBeUndefined()
  })
})
