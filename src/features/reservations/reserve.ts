/** Reserves a car for a shopper: one conditional write on the car's row decides who gets it. */
import { readHold, takeHold, type Hold } from '@/core/car/rows/holdRows'
import { table } from '@/db/table'
import type { Car } from '@/core/car/car'
import { isHeld } from '@/core/car/derive'
import { PENDING_MS } from './hold.rules'
import { handoverEnd, holdEnd } from './holdEnd.rules'
import { reserveOffer } from '@/core/car/deposit'
import { isRepeat, isSamePerson } from '@/core/person/samePerson'
import type { ReserveInput } from './reserveSchema.rules'
import type { Site } from '@/core/dealer/views'
import type { Proof } from '@/integrations/captcha'
import { notify } from '@/jobs/notify'
import { hashOf } from '@/lib/secrets'
import { log } from '@/lib/log'
import { applyEvent } from './change'
import { countTry } from './limits'
import { type DealPart, newReservation } from './newRow'
import { isOwn, mailOwnLink } from './ownHold'
import { oneOfAPerson, senderKey, waitForUnpaid } from './openHolds'
import { withPayUrl } from './payUrl'
import { clockOf, placeOf } from './place'
import { referenceOf } from './reference'
import { findByDedupeKey, findReservation, type Reservation } from './row'

export interface ReserveMeta {
  idempotencyKey: string | null
  address: string
  at: Date
  prove: () => Promise<Proof>
  giveBackProof: () => Promise<void>
  /** Cookies of the browser: with the key of the hold, it is the shopper's own. */
  cookies: string | null
  /** The online deal that this reservation completes: its next try finds its own hold. */
  deal?: DealPart
}

export type Reserved =
  | { kind: 'reserved'; row: Reservation }
  /** The key was used before with other content. */
  | { kind: 'different' }
  | { kind: 'unproved'; proof: Exclude<Proof, 'good'> }
  | { kind: 'limited'; retryAfter: number }
  /** This person or sender holds others that are not paid for. `retryAfter`: seconds until one of them ends. */
  | { kind: 'holds-others'; retryAfter: number }
  | { kind: 'taken' }
  | { kind: 'not-reservable' }
  | { kind: 'no-provider' }

interface Call {
  site: Site
  car: Car
  input: ReserveInput
  meta: ReserveMeta
  /** The reference for this shopper's try, when its hold has that number. */
  referenceAt: (seq: number) => string
  keys: { dedupe_key: string; body_hash: string }
}

function callOf(site: Site, car: Car, input: ReserveInput, meta: ReserveMeta): Call {
  const { captcha: _proof, website: _trap, url: _url, lead_attributes: _visits, ...message } = input
  const person = [input.name, input.email, input.phone].join('|').toLowerCase()
  const own = meta.deal ? `deal:${meta.deal.deal_id}` : `who:${person}`
  const who = meta.idempotencyKey ? `key:${meta.idempotencyKey}` : own
  const scope = `${site.tenant.id} ${car.id}`
  return {
    site,
    car,
    input,
    meta,
    referenceAt: (seq) => referenceOf('R', `${scope} ${seq} ${who}`),
    keys: { dedupe_key: hashOf(JSON.stringify([scope, who])), body_hash: hashOf(JSON.stringify(message)) },
  }
}

/** Opens the payment; when the provider is unavailable, the car is free again at once. */
async function payable(site: Site, row: Reservation, now: number): Promise<Reserved> {
  try {
    return { kind: 'reserved', row: await withPayUrl(site, row) }
  } catch (error) {
    log.error({ err: error, reservation_id: row.reservation_id }, 'the payment could not be opened')
    await applyEvent(row.id, { kind: 'cancel' }, { by: 'clock', now })
    return { kind: 'no-provider' }
  }
}

/** Stores the reservation of a granted hold, or finds the one that a duplicate call stored. */
async function record({ site, car, input, meta, keys }: Call, hold: Hold, by: string): Promise<Reserved> {
  const now = meta.at.getTime()
  const amount = reserveOffer({ ...car, reserved: false }, site.config)?.deposit ?? 0
  const place = await placeOf(site, car)
  const hold_seq = hold.hold_seq
  const held_until = Math.round((hold.hold_until ?? 0) * 1000)
  const { deal } = meta
  const sender = senderKey(meta.address)
  const facts = { site, car, input, place, amount, keys, now, sender, deal }
  const parts = { ...facts, reservation_id: by, hold_seq, held_until }
  await (await table('reservations')).insert(newReservation(parts))
  const row = await findReservation(site.tenant.id, by)
  if (!row) throw new Error('A reservation was refused by the store, and its twin is not there')
  log.info({ tenant: site.tenant.slug, reservation_id: by, amount }, 'car reserved')
  notify('reservationsLoop')
  return payable(site, row, now)
}

async function repeats({ site, meta }: Call, reference: string): Promise<boolean> {
  const row = await findReservation(site.tenant.id, reference)
  const hasKey = Boolean(meta.idempotencyKey || meta.deal)
  return !row || isRepeat(hasKey, row.events[0]?.at ?? 0, meta.at.getTime())
}

/** The shopper who holds the car starts again: with another key, in another tab, or after a way back from the payment. */
async function ownHold({ site, input, meta }: Call, hold_by: string | null): Promise<Reservation | null> {
  const row = hold_by ? await findReservation(site.tenant.id, hold_by) : null
  // A hold without the answers of this deal does not complete it.
  if (!row || (meta.deal && row.deal_id !== meta.deal.deal_id)) return null
  if (isOwn(meta.cookies, row.tenant, row.reservation_id)) return row
  const now = meta.at.getTime()
  const isSame = isSamePerson(row, input, site.config.country)
  if (isSame && isRepeat(false, row.events[0]?.at ?? 0, now)) return row
  if (row.email.toLowerCase() === input.email.toLowerCase()) await mailOwnLink(row, now)
  return null
}

async function attempt(call: Call): Promise<Reserved> {
  const { site, car, input, meta, referenceAt } = call
  const now = meta.at.getTime()
  const hold = await readHold(site.tenant.id, car.id)
  if (!hold) return { kind: 'not-reservable' }
  if (isHeld(hold, now / 1000)) {
    const by = referenceAt(hold.hold_seq)
    if (hold.hold_by === by && (await repeats(call, by))) return record(call, hold, by)
    const own = await ownHold(call, hold.hold_by)
    return own ? payable(site, own, now) : { kind: 'taken' }
  }
  const offer = reserveOffer(car, site.config)
  if (!offer) return { kind: car.reserved ? 'taken' : 'not-reservable' }
  const proof = await meta.prove()
  if (proof !== 'good') return { kind: 'unproved', proof }
  return oneOfAPerson(site.tenant.id, input.email, meta.address, () => take(call, hold, offer.deposit))
}

async function take(call: Call, { hold_seq }: Hold, deposit: number): Promise<Reserved> {
  const { site, car, input, meta, referenceAt } = call
  const now = meta.at.getTime()
  const by = referenceAt(hold_seq + 1)
  // The same press again, while the first had its turn.
  const first = await readHold(site.tenant.id, car.id)
  if (first?.hold_by === by) return record(call, first, by)
  const free = await waitForUnpaid(
    site.tenant.id,
    { email: input.email, address: meta.address, waits: deposit > 0 },
    now,
  )
  if (free > now) {
    await meta.giveBackProof()
    return { kind: 'holds-others', retryAfter: Math.ceil((free - now) / 1000) }
  }
  const until =
    deposit > 0
      ? now + PENDING_MS
      : Math.max(
          holdEnd(now, site.config.reserve.hours, await clockOf((await placeOf(site, car)).id)),
          handoverEnd(meta.deal?.lines ?? []),
        )
  const state = deposit > 0 ? 'pending' : 'held'
  const wanted = { tenant: site.tenant.id, carId: car.id, by, seq: hold_seq, state, until } as const
  const taken = await takeHold(wanted, now)
  if (taken) return record(call, taken, by)
  const rival = await readHold(site.tenant.id, car.id)
  if (rival?.hold_by === by) return record(call, rival, by)
  await meta.giveBackProof()
  return { kind: 'taken' }
}

/** On disk when it resolves. The same call again finds the same reservation. */
export async function reserve(
  site: Site,
  car: Car,
  input: ReserveInput,
  meta: ReserveMeta,
): Promise<Reserved> {
  const counted = await countTry(meta.address, input.email)
  if (!counted.ok) return { kind: 'limited', retryAfter: counted.retryAfter }
  const call = callOf(site, car, input, meta)
  const earlier = meta.idempotencyKey && (await findByDedupeKey(site.tenant.id, call.keys.dedupe_key))
  if (!earlier) return attempt(call)
  if (earlier.body_hash !== call.keys.body_hash) return { kind: 'different' }
  return payable(site, earlier, meta.at.getTime())
}
