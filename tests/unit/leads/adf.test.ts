/** ADF read by somebody else's parser: what it cannot read, no dealer's system can. */
import { DOMParser, type Element } from '@xmldom/xmldom'
import { describe, expect, it } from 'vitest'
import { compose } from '@/integrations/mail/compose'
import { mailFor } from '@/features/leads/mailFor'
import { adfXml } from '@/features/leads/letters/adf'
import type { LeadFacts } from '@/features/leads/types'
import { someFacts } from './someFacts'

function prospectOf(changes: Partial<LeadFacts> = {}, placeholder = true): Element {
  const parser = new DOMParser({
    onError: (level, message) => {
      throw new Error(`${level}: ${message}`)
    },
  })
  const root = parser.parseFromString(adfXml(someFacts(changes), placeholder), 'text/xml').documentElement
  const [prospect] = root ? [...root.getElementsByTagName('prospect')] : []
  if (!prospect) throw new Error('no prospect')
  return prospect
}
const all = (at: Element | undefined, name: string): Element[] =>
  at ? [...at.getElementsByTagName(name)] : []
const textOf = (at: Element | undefined, name: string): string | null | undefined =>
  all(at, name)[0]?.textContent
const childNames = (at: Element | undefined): string[] =>
  at ? [...at.childNodes].map(({ nodeName }) => nodeName) : []

const clock = { entries: [], department: 'sales' as const, zone: 'Australia/Perth' }

describe('B5 C6 ADF 1.0', () => {
  it('names person, car, location and provider in the order of the standard', () => {
    const prospect = prospectOf({ clock, location: { id: 'p1', name: 'Perth', address: '', phone: '' } })
    expect(childNames(prospect)).toEqual(['id', 'requestdate', 'vehicle', 'customer', 'vendor', 'provider'])
    expect(textOf(prospect, 'requestdate')).toBe('2026-11-21T18:00:00+08:00')
    const names = all(all(prospect, 'customer')[0], 'name').map((one) => [
      one.getAttribute('part'),
      one.textContent,
    ])
    expect(names).toEqual([
      ['first', 'Ann'],
      ['last', 'Lee'],
    ])
    expect(textOf(prospect, 'vendorname')).toBe('Perth')
    const [vehicle] = all(prospect, 'vehicle')
    expect(childNames(vehicle)).toEqual([
      'id',
      'year',
      'make',
      'model',
      'stock',
      'trim',
      'odometer',
      'colorcombination',
      'price',
      'pricecomments',
    ])
    expect(['stock', 'year', 'odometer'].map((name) => textOf(vehicle, name))).toEqual([
      'HT1',
      '2021',
      '64210',
    ])
  })

  it.each([
    ['new', 'new'],
    ['used', 'used'],
    ['demo', 'used'],
  ] as const)('a %s car is %s', (car_type, status) => {
    const { car } = someFacts()
    const [vehicle] = all(prospectOf(car ? { car: { ...car, car_type } } : {}), 'vehicle')
    expect(vehicle?.getAttribute('status')).toBe(status)
  })

  it('has the offer as a price, the trade-in as a second vehicle, the booking as a timeframe', () => {
    const prospect = prospectOf({
      category: 'Test Drive',
      clock,
      offer: 47_000,
      booking: '2026-12-01T10:30',
      trade: { make: 'Mazda', model: 'CX-5', rego: '1ABC234', regoState: 'WA', km: 90_000 },
    })
    const [own, trade] = all(prospect, 'vehicle')
    expect(all(own, 'price').map((price) => [price.getAttribute('type'), price.textContent])).toEqual([
      ['asking', '49850'],
      ['offer', '47000'],
    ])
    expect([own, trade].map((one) => one?.getAttribute('interest'))).toEqual(['test-drive', 'trade-in'])
    expect([textOf(trade, 'make'), textOf(trade, 'odometer')]).toEqual(['Mazda', '90000'])
    expect(textOf(trade, 'comments')).toContain('1ABC234 WA')
    expect(textOf(prospect, 'earliestdate')).toBe('2026-12-01T10:30:00+08:00')
  })

  it.each([
    ['Australia/Perth', '2026-12-01T10:30:00+08:00', 'AUD'],
    ['Pacific/Auckland', '2026-12-01T10:30:00+13:00', 'NZD'],
  ])('a place of %s without opening hours has its own clock and money', (zone, at, currency) => {
    const prospect = prospectOf({ zone, booking: '2026-12-01T10:30' })
    expect(textOf(prospect, 'earliestdate')).toBe(at)
    expect(all(prospect, 'price')[0]?.getAttribute('currency')).toBe(currency)
  })

  it('a lead of the first hours of a year is of that year', () => {
    const lead = { car: undefined, createdAt: '2026-12-31T14:00:00.000Z' }
    expect(textOf(prospectOf({ ...lead, zone: 'Australia/Brisbane' }), 'year')).toBe('2027')
    expect(textOf(prospectOf({ ...lead, zone: 'Australia/Perth' }), 'year')).toBe('2026')
  })

  it('names a placeholder for a general enquiry, unless the receiver wants none', () => {
    expect(textOf(prospectOf({ car: undefined }), 'model')).toBe('General enquiry')
    expect(all(prospectOf({ car: undefined }, false), 'vehicle')).toEqual([])
  })

  it.each([
    '</comments></customer><prospect status="new">',
    ']]> <!-- -- > <?adf version="2"?> <!DOCTYPE x [<!ENTITY a "b">]> &a; &#0;',
    'null \u0000 bell \u0007 half \uD83D pair 🚙 \uFFFF end',
    `${'"\'<>&'.repeat(400)}`,
  ])('stays one prospect whatever was typed: %j', (typed) => {
    const prospect = prospectOf({
      message: typed,
      name: typed,
      email: typed,
      phone: typed,
      answers: [[typed, typed]],
    })
    expect(all(prospect, 'prospect')).toEqual([])
    expect(all(prospect, 'customer')).toHaveLength(1)
    const stored = typed.replace(/[\u0000\u0007\uD83D\uFFFF](?!\uDE99)/g, '').slice(0, 12)
    expect(textOf(all(prospect, 'customer')[0], 'comments')).toContain(stored)
  })

  it('is the whole body of a plain text mail', () => {
    const delivery = {
      channel: 'adf',
      key: 'k',
      to: 'crm@a.example',
      state: 'pending',
      attempts: 0,
      next_at: '',
    } as const
    const mail = mailFor(delivery, someFacts(), { sender: 'no-reply@x', now: new Date(), placeholder: true })
    const composed = compose(mail, 'x.example')
    expect(composed.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>\n<adf>/)
    expect([composed.html, composed.alternatives, composed.attachments]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
