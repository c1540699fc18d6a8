/** One row of each kind that owes something to somebody. */
import { randomUUID } from 'node:crypto'
import { makeCar } from '../../helpers/dealers'
import { someFacts } from '../../unit/leads/someFacts'
import { eventKind } from './eventKind'
import { openReceivers } from './receivers'
import { sendKind } from './sendKind'

const HOUR = 3_600_000
const DAY = 24 * HOUR

interface Owing {
  /** Stores the row. */
  owe(): Promise<unknown>
  /** One step of the worker, by the clock of the wall. */
  once(): Promise<boolean>
  /** How many things its receivers get of one row. */
  things: number
  /** Nobody can use it after some time: then it is dropped, and the person asks anew. */
  expires?: true
}
export type Fixtures = Record<string, Owing>

export async function openOutbox(databaseUrl?: string) {
  const world = await openReceivers(databaseUrl)
  const accounts = await import('@/features/accounts/codes.worker')
  const leads = await import('@/features/leads/deliveries.worker')
  const { openWays } = await import('@/features/leads/ways')
  const bookings = await import('@/features/bookings/bookings.worker')
  const { makeBookingLead } = await import('@/features/bookings/bookingLead')
  const { owes } = await import('@/features/bookings/row')
  const searches = await import('@/features/saved-searches/saved-searches.worker')
  const { owesMail } = await import('@/core/letter/owedMails')
  const { prizeOnce } = await import('@/features/spin/spin.worker')
  const { reservationsOnce } = await import('@/features/reservations/reservations.worker')
  const { owe } = await import('@/features/reservations/owing')
  const { planOnce } = await import('@/features/plans/plans.worker')
  const { makePlan } = await import('@/features/plans/change')
  const { fetchPicturesOnce } = await import('@/features/pictures/pictures.worker')
  const { quietHosts } = await import('@/features/pictures/quietHosts')
  const { RemoteFault } = await import('@/integrations/remotePicture')
  const { getStorage } = await import('@/integrations/storage')
  const { payments } = await import('@/integrations/payments')
  const { NEVER } = await import('@/lib/never')
  const { dealer, db, down, got, insert, tenant } = world
  const { sms, ...ports } = world.ports
  const { mail, makeLead, noteOnLead } = ports
  const reservationPorts = { ...ports, payments: payments() }

  let serial = 0
  const unique = () => `${++serial}-${randomUUID()}`
  const mailbox = { name: 'Sam Lee', email: 'sam@shopper.example' }
  const person = { ...mailbox, phone: '0412 345 678' }
  const later = () => Date.now() + 60 * DAY
  const owing = (kind: string) => ({
    mails: owe(kind, unique(), person.email, Date.now()),
    ...{ due_at: Date.now(), lease_until: 0, version: 0 },
  })
  const place = { name: 'Yard', address: '1 Test Street', phone: '', email: '', zone: 'Australia/Brisbane' }

  const booking = (more: Record<string, unknown>) => {
    const key = unique()
    return insert('bookings', {
      ...{
        ...person,
        reference: 'B1',
        kind: 'test_drive',
        state: 'booked',
        minutes: 30,
        location_id: 'none',
      },
      ...{ start: new Date(later()).toISOString(), timezone: 'Australia/Brisbane', mail_state: 'none' },
      ...{ slot_key: key, car_key: key, request_key: key, salt: key, link_hash: key, lead_due_at: NEVER },
      ...{ remind_at: NEVER, sequence: 0, seat: 0, ...more },
    })
  }

  const work = () => reservationsOnce(reservationPorts)
  const fixtures: Fixtures = {
    leads: {
      things: 1,
      async owe() {
        const at = new Date().toISOString()
        const one = { key: unique(), channel: 'receipt', to: person.email, state: 'pending', attempts: 0 }
        await insert('leads', {
          ...{ ...person, lead_id: unique(), dedupe_key: unique(), state: 'new', facts: someFacts() },
          ...{
            timeline: [],
            deliveries: [{ ...one, next_at: at, queued_at: at }],
            delivery_state: 'pending',
          },
          ...{ delivery_next_at: Date.now(), delivery_lease_until: 0 },
        })
      },
      once: () => leads.deliverOne(mail, undefined, { sms, webhooks: { send: async () => 204 } }, openWays()),
    },
    bookings: {
      things: 2,
      owe: () => booking(owes('confirmed', ['shopper', 'dealer'], new Date())),
      once: () => bookings.sendOnce(mail, undefined, noteOnLead),
    },
    'booking-leads': {
      things: 1,
      owe: () => booking({ lead: { form: 'enquiry' }, lead_due_at: Date.now() }),
      once: () => makeBookingLead(makeLead),
    },
    'saved-searches': {
      things: 1,
      owe: () =>
        insert('saved-searches', {
          ...{ name: 'Toyota', email: person.email, search: 'make=Toyota', frequency: 'daily' },
          ...{
            state: 'waiting',
            salt: unique(),
            confirm_hash: unique(),
            stop_hash: unique(),
            lease_until: 0,
          },
          ...{ next_due_at: later(), ...owesMail({ kind: 'confirm', key: unique(), at: Date.now() }) },
        }),
      once: () => searches.sendOnce(mail),
    },
    'sign-in-codes': {
      things: 1,
      expires: true,
      owe: () =>
        insert('sign-in-codes', {
          ...{ nonce_hash: unique(), login: person.email, salt: unique(), asked_at: Date.now() },
          ...{ code_expires_at: Date.now() + 600_000, code_attempts: 0, send_state: 'pending' },
          ...{ send_next_at: Date.now(), send_attempts: 0, lease_until: 0 },
        }),
      once: () => accounts.sendCodeOnce({ mail, sms }),
    },
    prizes: {
      things: 2,
      owe: () =>
        insert('prize-draws', {
          ...{ ...person, reference: unique(), prize: 'Car wash', detail: '', prize_key: 'wash', wins: true },
          ...{ claim: 'open', period: '2026', once_key: unique(), seat_key: unique(), due_at: Date.now() },
          ...{ attempts: 0, is_mailed: false },
        }),
      once: () => prizeOnce({ mail, makeLead }),
    },
    reservations: {
      things: 1,
      owe: () =>
        insert('reservations', {
          ...{
            ...person,
            reservation_id: unique(),
            state: 'held',
            money: 'none',
            car_id: unique(),
            hold_seq: 1,
          },
          ...{ car_name: 'A car', car_slug: 'a-car', hold_open: true, hold_hours: 48, held_until: later() },
          ...{ amount: 0, place, events: [], see: 'yard', ...owing('held') },
        }),
      once: work,
    },
    payments: {
      things: 1,
      owe: () =>
        insert('payments', {
          ...{
            ...mailbox,
            payment_id: unique(),
            state: 'paid',
            reference: 'INV-1',
            cents: 500,
            currency: 'aud',
          },
          ...{ paid_at: Date.now(), ...owing('receipt') },
        }),
      once: work,
    },
    deals: {
      things: 1,
      owe: () =>
        insert('deals', {
          ...{
            deal_id: unique(),
            car_id: 'none',
            car_slug: 'none',
            car_name: 'A car',
            price: 1,
            answers: {},
          },
          ...{ reservation_id: '', expires_at: later(), ...owing('link') },
        }),
      once: work,
    },
    'waiting-shoppers': {
      things: 1,
      async owe() {
        const car = await makeCar(db, dealer)
        await insert('waiting-shoppers', {
          ...{ ...mailbox, state: 'waiting', car_id: car.id, car_name: car.name, car_slug: car.slug },
          ...{ mails: [], due_at: Date.now(), lease_until: 0, version: 0 },
        })
      },
      once: work,
    },
    plans: {
      things: 1,
      async owe() {
        const block = { blockType: 'intro' as const, heading: 'Hello' }
        const page = { title: 'Words', slug: `owed-${unique()}`, tenant, layout: [block] }
        const made = await db.create({
          ...{ collection: 'pages', draft: true, overrideAccess: true, depth: 0 },
          data: { ...page, _status: 'draft' },
        })
        const doc = { tenant, entity: 'pages', doc_id: made.id } as const
        await makePlan(doc, {
          act: 'publish',
          at: Date.now() - 2 * HOUR,
          who: 'jo@staff.example',
          user_id: null,
        })
      },
      once: () => planOnce(),
    },
    events: await eventKind(world, unique),
    'stock-sends': await sendKind(world, unique),
    pictures: {
      things: 1,
      owe: () =>
        makeCar(db, dealer, {
          images: [{ image: { url: `https://pictures.example/${unique()}.jpg` } }],
          picture_next_at: Date.now(),
          picture_lease_until: 0,
        }),
      once: () =>
        fetchPicturesOnce({
          remote: {
            async fetch(url) {
              if (down.now) throw new RemoteFault('unavailable', 'does not answer')
              got.push(url)
              return Buffer.from(url)
            },
            close: () => Promise.resolve(),
          },
          ...{ storage: getStorage(), quiet: quietHosts(), stopped: new AbortController().signal },
        }),
    },
  }
  return { ...world, fixtures }
}
export type Outbox = Awaited<ReturnType<typeof openOutbox>>
