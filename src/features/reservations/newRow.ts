import type { Car } from '@/core/car/car'
import { chargesOf } from '@/core/car/price'
import { formatMoney } from '@/core/money/format'
import { agreesToNews } from '@/core/person/marketing'
import type { DealLine, HandlingLocation } from './jsonShapes.rules'
import { agreedSentence } from './words.rules'
import { SEE_WORDS, type ReserveInput } from './reserveSchema.rules'
import type { Site } from '@/core/dealer/views'
import { oweEnding } from './owed'
import { owe } from './owing'

export interface DealPart {
  deal_id: string
  shopper_id: string | null
  lines: DealLine[]
  lead: Record<string, unknown>
}

interface Parts {
  site: Site
  car: Pick<Car, 'id' | 'name' | 'slug' | 'stocknum' | 'price' | 'price_type' | 'dealership_id'>
  input: ReserveInput
  place: HandlingLocation & { id: string | null }
  reservation_id: string
  hold_seq: number
  /** Epoch ms. */
  held_until: number
  /** Whole dollars; without a deposit the car is held at once. */
  amount: number
  keys: { dedupe_key: string; body_hash: string }
  now: number
  sender: string
  deal?: DealPart
}

export const lineText = ({ title, text }: DealLine): string => `${title}: ${text}`

/** An hour that can be moved is in its booking alone. */
const ofLead = (line: DealLine): string =>
  line.handover ? `${line.title}: booked online, at the time of the booking.` : lineText(line)

const leadOf = ({ car, input, reservation_id, amount, deal }: Parts) => ({
  form: 'enquiry',
  name: input.name,
  email: input.email,
  phone: input.phone,
  ...(input.postcode ? { postcode: input.postcode } : {}),
  category: 'Vehicle Enquiry',
  subcategory: deal ? 'Online purchase' : 'Reservation',
  message: [
    `${deal ? 'Buys' : 'Reserves'} this car online, reference ${reservation_id}.`,
    amount > 0
      ? `Deposit: ${formatMoney(amount)}. The reservation and a second mail say whether it is paid.`
      : 'No deposit is asked.',
    ...(deal ? deal.lines.map(ofLead) : [`How to see it: ${SEE_WORDS[input.see]}.`]),
  ].join('\n'),
  car_id: car.id,
  'do-you-have-a-trade-in': input.trade_in ? 'Yes' : 'No',
  opt_in: input.opt_in,
  terms_conditions: true,
  url: input.url,
  ...(input.lead_attributes ? { lead_attributes: input.lead_attributes } : {}),
  ...deal?.lead,
})

/** One row, so that a reservation never exists without its consent, its lead or its mails (decision 0001). */
export function newReservation(parts: Parts) {
  const { site, car, input, amount, now, sender, reservation_id } = parts
  const { id: location_id, ...place } = parts.place
  const { reserve, consent } = site.config
  const held = amount === 0
  const kinds: [kind: string, to: string][] = held
    ? [
        ['held', input.email],
        ['dealer-held', place.email],
      ]
    : [['pending', input.email]]
  return {
    tenant: site.tenant.id,
    reservation_id,
    state: held ? 'held' : 'pending',
    money: held ? 'none' : 'open',
    car_id: car.id,
    car_name: car.name,
    car_slug: car.slug,
    stocknum: car.stocknum,
    price: car.price,
    dealership_id: car.dealership_id,
    location_id,
    hold_seq: parts.hold_seq,
    hold_open: true,
    hold_hours: reserve.hours,
    name: input.name,
    email: input.email,
    phone: input.phone,
    postcode: input.postcode,
    see: input.see,
    trade_in: input.trade_in,
    shopper_id: parts.deal?.shopper_id ?? null,
    deal_id: parts.deal?.deal_id ?? '',
    deal: parts.deal?.lines ?? [],
    consent: {
      terms: agreedSentence(reserve.terms),
      notice: consent.notice,
      charges: chargesOf(car.price_type, site.config),
      version: consent.version,
      marketing: agreesToNews(input.opt_in, consent),
      at: new Date(now).toISOString(),
      page: input.url,
    },
    place,
    amount,
    held_until: parts.held_until,
    refund_attempts: 0,
    lead: leadOf(parts),
    lead_next_at: now,
    ...parts.keys,
    events: [{ at: now, what: held ? 'granted' : 'started', by: 'shopper', ...(sender && { sender }) }],
    mails: [
      ...kinds.flatMap(([kind, to]) => owe(kind, `${reservation_id}-0`, to, now)),
      ...(held ? oweEnding(`${reservation_id}-0`, input.email, parts.held_until, now) : []),
    ],
    due_at: now,
    lease_until: 0,
    version: 0,
  }
}
