/** Two dealers that take reservations, one that does not, a clock that the test moves, and a mailbox. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Car } from '@/payload-types'
import type { MailMessage, MailPort } from '@/integrations/mail'
import { makeCar, makeDealer, type Dealer } from '../../helpers/dealers'
import { openWorld } from '../../helpers/stockWorld'

let people = 0
/** A shopper that no other test of the file has used. */
export const shopper = (more: object = {}) => ({
  name: 'Jordan Lee',
  email: `reserve${++people}@shopper.example`,
  phone: '0412 345 678',
  see: 'yard',
  terms_conditions: true,
  ...more,
})

export interface Answer {
  status: number
  location: string | null
  /** As the browser sends it back. */
  cookie: string
  text: string
  body: Record<string, unknown>
}

async function read(response: Response): Promise<Answer> {
  const text = await response.text()
  const { status, headers } = response
  return {
    status,
    location: headers.get('location'),
    cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '',
    text,
    body: text.startsWith('{') ? JSON.parse(text) : {},
  }
}

export async function openReserveWorld(databaseUrl?: string) {
  const world = await openWorld(databaseUrl)
  const { getDb } = await import('@/db/payload')
  const { table } = await import('@/db/table')
  const { tellGoneHolds } = await import('@/features/reservations/reservations.worker')
  const { reservationsOnce, sweepHolds } = await import('@/features/reservations/reservations.worker')
  const { submitOwedLead } = await import('@/features/leads/owed')
  const { noteOnLead } = await import('@/features/leads/noteOnLead')
  const { driveOf } = await import('@/features/bookings/driveOf')
  const { followHandover, withHourOfNow } = await import('@/features/bookings/handover')
  const { payments } = await import('@/integrations/payments')
  const routes = {
    reserve: (await import('@/app/api/cars/[slug]/reserve/route')).POST,
    line: (await import('@/app/api/cars/[slug]/line/route')).POST,
    cancel: (await import('@/app/api/reservations/cancel/route')).POST,
    card: (await import('@/app/api/payments/test/route')).POST,
    pay: (await import('@/app/api/payments/route')).POST,
    moveBooking: (await import('@/app/api/bookings/move/route')).POST,
    cancelBooking: (await import('@/app/api/bookings/cancel/route')).POST,
    begin: (await import('@/app/api/deals/route')).POST,
    step: (await import('@/app/api/deals/[id]/[step]/route')).POST,
    webhook: (await import('@/app/api/payments/stripe/route')).POST,
  }
  const db = await getDb()
  const sent: MailMessage[] = []
  const mail: MailPort = { kind: 'files', send: async (message) => void sent.push(message) }
  const ports = {
    payments: payments(),
    mail,
    makeLead: submitOwedLead,
    noteOnLead,
    driveOf,
    followHandover,
    withHourOfNow,
  }
  const delivery = [{ key: 'regional', label: 'the country', fee: 290 }]
  // Mongo's suite runs in production mode without a provider.
  const open = {
    forms: { captcha: false },
    email: 'yard@dealer.example',
    timezone: 'Australia/Melbourne',
    payments: { test: true },
    gates: [],
    purchase: { delivery },
  }
  const dealer = async (slug: string, features: object, reserve = {}, more = {}): Promise<Dealer> => {
    const made = await makeDealer(db, slug, { ...open, features, reserve, ...more })
    return { ...made, host: `${slug}.${process.env.PLATFORM_HOST ?? 'localhost'}` }
  }
  const all = { reserve: true, onlinePayment: true, checkoutJourney: true, signIn: true }
  /** Shoppers choose the hour at which they collect their car. */
  const yard = await dealer('yard', all, {}, { purchase: { delivery, handover: true } })
  const west = await dealer('west', all)
  const east = await dealer('east', all)
  const address = { street: '1 Test Street', city: 'Takapuna', state: 'Auckland', postcode: '0622' }
  const kiwi = await dealer('kiwi', all, {}, { country: 'NZ', timezone: 'Pacific/Auckland', address })
  const gated = await dealer('gated', all, {}, { gates: ['checkout'] })
  /** Says nothing of gates. */
  const usual = await dealer('usual', all, {}, { gates: undefined })
  const free = await dealer('free', { reserve: true }, { deposit: 0 })
  const off = await dealer('off', {})
  const plain = await dealer('plain', { ...all, tradeIn: false })

  const request = (at: Dealer, body: object | string, headers: Record<string, string> = {}) => {
    const type = typeof body === 'string' ? 'application/x-www-form-urlencoded' : 'application/json'
    return new Request(`https://${at.host}/api/x`, {
      method: 'POST',
      headers: { 'x-forecourt-site': at.host, 'content-type': type, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }
  const on = (slug: string) => ({ params: Promise.resolve({ slug }) })
  /** Does all that is due at `now`; answers the mails of it. */
  const work = async (now = Date.now()): Promise<MailMessage[]> => {
    const before = sent.length
    while (await reservationsOnce(ports, now)) continue
    return sent.slice(before)
  }
  const one = async (slug: string, field: string, value: string) =>
    (await (await table(slug)).find([[field, '=', value]], { limit: 1 }))[0] ?? {}

  return {
    db,
    table,
    west,
    yard,
    east,
    kiwi,
    free,
    off,
    plain,
    gated,
    usual,
    ports,
    sweepHolds,
    tellGoneHolds,
    work,
    pause,
    car: (at: Dealer, more: Parameters<typeof makeCar>[2] = {}): Promise<Car> => makeCar(db, at, more),
    reserve: async (at: Dealer, slug: string, body: object | string, headers = {}) =>
      read(await routes.reserve(request(at, body, headers), on(slug))),
    line: async (at: Dealer, slug: string, body: object) =>
      read(await routes.line(request(at, body), on(slug))),
    cancel: async (at: Dealer, body: object) => read(await routes.cancel(request(at, body))),
    card: async (at: Dealer, payUrl: unknown, card: string) => {
      const session = new URL(String(payUrl)).searchParams.get('session') ?? ''
      return read(await routes.card(request(at, new URLSearchParams({ session, card }).toString())))
    },
    booking: async (at: Dealer, step: 'move' | 'cancel', body: object) =>
      read(await routes[`${step}Booking`](request(at, body))),
    pay: async (at: Dealer, body: object, headers = {}) => read(await routes.pay(request(at, body, headers))),
    begin: async (at: Dealer, body: object | string, headers = {}) =>
      read(await routes.begin(request(at, body, headers))),
    step: async (
      at: Dealer,
      link: { id: string; key: string },
      step: string,
      body: object | string,
      headers = {},
    ) => {
      const input = typeof body === 'string' ? `${body}&key=${link.key}` : { ...body, key: link.key }
      const params = Promise.resolve({ id: link.id, step })
      return read(await routes.step(request(at, input, headers), { params }))
    },
    deal: (id: string) => one('deals', 'deal_id', id),
    webhook: async (body: string, signature: string) =>
      read(
        await routes.webhook(
          new Request('https://x/api/payments/stripe', {
            method: 'POST',
            headers: { 'stripe-signature': signature },
            body,
          }),
        ),
      ),
    reservation: (id: unknown) => one('reservations', 'reservation_id', String(id)),
    stored: (id: string) => one('cars', 'id', id),
    close: () => world.close(),
  }
}
export type ReserveWorld = Awaited<ReturnType<typeof openReserveWorld>>

export const PAYS = '4242 4242 4242 4242'
export const DECLINES = '4000 0000 0000 0002'
export const linkOf = (statusUrl: unknown) => {
  const url = new URL(String(statusUrl))
  return { reservation_id: url.pathname.split('/').at(-1) ?? '', key: url.searchParams.get('key') ?? '' }
}
