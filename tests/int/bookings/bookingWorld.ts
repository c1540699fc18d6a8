/** Two dealers that take bookings, and the calls of their sites. */
import type { MailMessage, MailPort } from '@/integrations/mail'
import type { StoredRules } from '@/core/place/bookingRules'
import type { Location } from '@/payload-types'
import { openWorld } from '../../helpers/stockWorld'

export type Call = (request: Request) => Promise<Response>
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  open: '08:00',
  close: '18:00',
}))

export interface BookingDealer {
  tenant: string
  dealership: string
  host: string
  place: string
  workshop: string
}

let people = 0
export const person = () => ({
  name: 'Jordan Lee',
  email: `jordan${++people}@shopper.example`,
  phone: '0412 345 678',
})

interface Answer {
  status: number
  location: string | null
  text: string
  body: Record<string, unknown>
}

export async function openBookingWorld(databaseUrl?: string) {
  const world = await openWorld(databaseUrl)
  const { getDb } = await import('@/db/payload')
  const { table } = await import('@/db/table')
  const { makeDealer, makeCar } = await import('../../helpers/dealers')
  const { sendOnce, remindOnce } = await import('@/features/bookings/bookings.worker')
  const { submitOwedLead } = await import('@/features/leads/owed')
  const { makeBookingLead } = await import('@/features/bookings/bookingLead')
  const { noteOnLead } = await import('@/features/leads/noteOnLead')
  const calls = {
    drive: (await import('@/app/api/test-drives/route')).POST,
    driveSlots: (await import('@/app/api/test-drives/slots/route')).GET,
    service: (await import('@/app/api/service-bookings/route')).POST,
    serviceSlots: (await import('@/app/api/service-bookings/slots/route')).GET,
    move: (await import('@/app/api/bookings/move/route')).POST,
    moveTimes: (await import('@/app/api/bookings/move/route')).GET,
    cancel: (await import('@/app/api/bookings/cancel/route')).POST,
    calendar: (await import('@/app/api/bookings/calendar/route')).GET,
  }
  const sent: MailMessage[] = []
  const port: MailPort = { kind: 'files', send: async (mail) => void sent.push(mail) }
  const db = await getDb()

  async function place(
    dealer: { tenant: string; dealership: string },
    type: 'sales' | 'service',
    zone: Location['timezone'],
    rules: StoredRules,
  ) {
    const row = await db.create({
      collection: 'locations',
      overrideAccess: true,
      data: {
        tenant: dealer.tenant,
        dealership_id: dealer.dealership,
        dealership_slug: 'yard',
        name: `The ${type} place`,
        slug: type,
        location_type: type,
        timezone: zone,
        address: { street: '1 Test Street', city: 'Testville', state: 'QLD', postcode: '4000' },
        contact_detail: { phone: '(07) 5550 0100', email: `${type}@dealer.example` },
        ...(type === 'sales' ? { test_drives: rules } : { service_bookings: rules }),
      },
    })
    await db.create({
      collection: 'opening-hours',
      overrideAccess: true,
      data: {
        tenant: dealer.tenant,
        location_id: row.id,
        location_name: row.name,
        department: type,
        week: WEEK,
      },
    })
    return row.id
  }

  const dealer = async (
    slug: string,
    over: Parameters<typeof makeDealer>[2] = {},
    { zone = 'Australia/Brisbane', rules = {} }: { zone?: Location['timezone']; rules?: StoredRules } = {},
  ): Promise<BookingDealer> => {
    const made = await makeDealer(db, slug, {
      email: 'sales@dealer.example',
      forms: { captcha: false },
      ...over,
    })
    const usual = { minutes: 60, at_once: 1, notice_hours: 0, days_ahead: 30, ...rules }
    return {
      ...made,
      host: `${slug}.${process.env.PLATFORM_HOST ?? 'localhost'}`,
      place: await place(made, 'sales', zone, usual),
      workshop: await place(made, 'service', zone, usual),
    }
  }

  const read = async (response: Response): Promise<Answer> => {
    const text = await response.text()
    const body: Record<string, unknown> = text.startsWith('{') ? JSON.parse(text) : {}
    return { status: response.status, location: response.headers.get('location'), text, body }
  }
  /** JSON for an object, a plain form for text. */
  const post = async (
    call: Call,
    at: BookingDealer,
    body: object | string,
    headers: Record<string, string> = {},
  ) => {
    const form = typeof body === 'string'
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    const request = new Request('http://x/api/test-drives', {
      method: 'POST',
      headers: { 'x-forecourt-site': at.host, 'content-type': type, ...headers },
      body: form ? body : JSON.stringify(body),
    })
    return read(await call(request))
  }
  const get = async (call: Call, at: BookingDealer, query: Record<string, string>) =>
    read(
      await call(
        new Request(`http://x/api/x?${new URLSearchParams(query).toString()}`, {
          headers: { 'x-forecourt-site': at.host },
        }),
      ),
    )
  const rowsOf = async (email: string) => (await table('bookings')).find([['email', '=', email]])
  const leadsOf = async (email: string) => (await table('leads')).find([['person_email', '=', email]])
  const mails = async (now = Date.now()): Promise<MailMessage[]> => {
    const before = sent.length
    while ((await remindOnce(now)) || (await sendOnce(port, now, noteOnLead))) continue
    return sent.slice(before)
  }
  return {
    calls,
    dealer,
    db,
    get,
    leadsOf,
    mails,
    makeBookingLead: (now: number) => makeBookingLead(submitOwedLead, now),
    makeCar,
    port,
    post,
    rowsOf,
    sent,
    table,
    close: world.close,
  }
}
export type BookingWorld = Awaited<ReturnType<typeof openBookingWorld>>

/** `days` from now, by the calendar of Brisbane, at a full hour. */
export const brisbaneAt = (days: number, hour: number): string => {
  const day = new Date(Date.now() + 10 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
  return `${day}T${String(hour).padStart(2, '0')}:00:00+10:00`
}
export const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? ''
