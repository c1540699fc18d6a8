import { bookableCar, readBookable, locationFor } from '@/features/bookings/bookable'
import type { Wanted } from '@/features/bookings/book'
import { bookingSchema } from '@/features/bookings/bookingSchema.rules'
import { LEAD_FORM } from '@/core/place/bookingRules'
import type { PagedKind } from '@/core/dealer/links/bookingPages'
import { bookingDate } from '@/core/place/moments'
import { PHONE_MESSAGE } from '@/core/place/phones/phoneForm'
import { isPhone } from '@/core/place/phones/phones'
import type { Site } from '@/core/dealer/views'
import { type FieldError, parseLead } from '@/features/leads/parseLead'
import { phrase } from '@/lib/words'

type Values = Record<string, unknown>
type Paged = Wanted & { kind: PagedKind }
export type Parsed = { ok: true; wanted: Paged & { lead: Values } } | { ok: false; errors: FieldError[] }

const wrong = (path: string, message: string): Parsed => ({ ok: false, errors: [{ path, message }] })

function leadValues(values: Values, { kind, input, bookable, car }: Omit<Paged, 'lead'>): Values {
  const { location } = bookable
  return {
    ...values,
    form: LEAD_FORM[kind],
    name: input.name,
    email: input.email,
    phone: input.phone,
    car_id: car?.id,
    booking_date: bookingDate(input.start, location.timezone),
    dealership_slug: location.dealership_slug,
    location: location.slug,
    message: input.message ?? '',
  }
}

export async function parseBooking(site: Site, kind: PagedKind, values: Values, now: Date): Promise<Parsed> {
  const result = bookingSchema.safeParse(values)
  if (!result.success)
    return {
      ok: false,
      errors: result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    }
  const input = result.data
  if (!isPhone(input.phone, site.config.country)) return wrong('phone', PHONE_MESSAGE)
  if (values.website) return wrong('', phrase('We could not book this. Please call us.'))
  const car = kind === 'test_drive' ? await bookableCar(site, input.car_id) : null
  if (kind === 'test_drive' && input.car_id && !car)
    return wrong('car_id', phrase('This one can no longer be driven. Please choose another.'))
  const bookable = await readBookable(await locationFor(site, kind, { ...input, car }), kind, now)
  if (!bookable) return wrong('location', phrase('Choose where.'))
  const booked = { kind, input, car, bookable }
  const parsed = parseLead(site, leadValues(values, booked))
  if (!parsed.ok) return parsed
  // Without absent values: one of the databases would store them as null.
  const lead = Object.fromEntries(
    Object.entries(parsed.lead).filter(([name, value]) => value !== undefined && name !== 'captcha'),
  )
  return { ok: true, wanted: { ...booked, lead } }
}
