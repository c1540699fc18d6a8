import { book } from '@/features/bookings/book'
import { countBooking, waitForBookings } from '@/features/bookings/limits'
import { tokenOf } from '@/features/bookings/tokens'
import type { Booking } from '@/features/bookings/row'
import type { PagedKind } from '@/core/dealer/links/bookingPages'
import type { Site } from '@/core/dealer/views'
import { countLead, countSender } from '@/features/leads/limits'
import { inTurn } from '@/lib/inTurn'
import { personKey } from '@/lib/limitKeys'
import { log } from '@/lib/log'
import { failure, json, statusOfFault } from '@/app/api/cars/answers'
import { seeOther } from '@/app/api/forms/plainPages'
import { type PostedForm, readForm } from '@/app/api/forms/readForm'
import { tooMany } from '@/app/api/forms/tooMany'
import { otherTimes } from './otherTimes'
import { parseBooking } from './values'
import { phrase } from '@/lib/words'
import { submitOwedLead } from '@/features/leads/owed'
import { leadOfBooking } from '@/features/bookings/bookingLead'

const DIFFERENT = phrase('This Idempotency-Key was used for another booking. Send this one with its own key.')
const KNOWN = phrase('This was booked before. The mail about it has the link to move or cancel it.')
const MANY_OPEN = phrase(
  'You have as many bookings here as one person can. Move or cancel one with the link in its email, or call us.',
)

/** Counted after the proof, so that bots cannot use up the limit of a person. */
async function admit(site: Site, form: PostedForm, address: string, email: string): Promise<Response | null> {
  const sender = await countSender(address)
  if (!sender.ok) return tooMany(form, site, sender.retryAfter)
  const proof = await form.prove()
  if (proof !== 'good') return form.unproved(proof)
  const now = new Date()
  const free = await waitForBookings(site, email, now)
  if (free) {
    await form.giveBackProof()
    const wait = Math.ceil((free - now.getTime()) / 1000)
    return form.refuse(429, [{ path: '', message: MANY_OPEN }], { 'retry-after': String(wait) })
  }
  for (const count of [() => countLead(email, address), () => countBooking(site.tenant.id, address)]) {
    const counted = await count()
    if (!counted.ok) return tooMany(form, site, counted.retryAfter)
  }
  return null
}

/** The booking stands even if its lead fails here: then the worker makes the lead. */
async function leadOf(
  site: Site,
  { id, reference }: Booking,
  sent: { lead: Record<string, unknown>; at: Date; userAgent: string },
) {
  try {
    return await leadOfBooking(site, { id, reference, ...sent }, submitOwedLead)
  } catch (error) {
    log.error(
      { err: error, tenant: site.tenant.slug, booking: id },
      'the lead of a booking waits for the worker',
    )
    return null
  }
}

/** 201 {reference, start, lead_id, link}; 409 with the nearest free times; a plain form gets pages instead. */
export async function takeBooking(site: Site, kind: PagedKind, request: Request): Promise<Response> {
  const at = new Date()
  const form = await readForm(request, site)
  if (form instanceof Response) return form
  const parsed = await parseBooking(site, kind, form.values, at)
  if (!parsed.ok) return form.refuse(422, parsed.errors)
  const { wanted } = parsed
  const { headers } = request
  try {
    const { email } = wanted.input
    // One after another, so that calls at the same moment count each other.
    const outcome = await inTurn(`bookings ${site.tenant.id} ${personKey(email)}`, () =>
      book(site, wanted, {
        idempotencyKey: headers.get('idempotency-key'),
        at,
        admit: () => admit(site, form, headers.get('x-forecourt-ip') ?? '', email),
      }),
    )
    if (outcome.kind === 'refused') return outcome.refusal
    if (outcome.kind === 'different') return form.refuse(422, [{ path: '', message: DIFFERENT }])
    if (outcome.kind === 'known') return form.refuse(422, [{ path: '', message: KNOWN }])
    if (outcome.kind === 'conflict')
      return otherTimes({ site, request }, form, wanted.bookable.location.timezone, outcome)
    const { booking, isNew } = outcome
    const userAgent = headers.get('user-agent')?.slice(0, 400) ?? ''
    const sent = { lead: wanted.lead, at, userAgent }
    const lead_id = isNew ? await leadOf(site, booking, sent) : booking.lead_id
    const link = `/bookings/booked?token=${tokenOf(booking.salt)}`
    const { reference, start } = booking
    return form.plain ? seeOther(link) : json({ reference, start, lead_id, link }, 201)
  } catch (error) {
    await Promise.allSettled([form.giveBackProof()])
    log.error({ err: error, tenant: site.tenant.slug }, 'booking not stored')
    return failure(
      statusOfFault(error),
      phrase('We could not book this just now. Please try again in a minute, or call us.'),
    )
  }
}
