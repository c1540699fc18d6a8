import type { CarFields } from '@/core/car/fields'
import type { NamesWith, Value } from '@/core/car/field'
import type { Clock } from '@/core/place/hours/openMinutes'
import type { LeadForm } from '@/features/leads/intents/names.rules'
import type { Gone } from './gone.rules'
import type { ConsentRecord } from './consent'
import type { TradeIn } from '@/core/person/tradeIn'

export type { Delivery, Reply } from './deliveryRow'

export type LeadCarFacts<T> = {
  -readonly [K in NamesWith<T, { lead: true }>]: T[K] extends { required: true | 'stored' }
    ? Value<T[K]>
    : Value<T[K]> | null
}

/** Facts for the mails, read when the lead is stored, so that a later stock change cannot alter them. */
export interface LeadFacts {
  lead_id: string
  /** Older leads have none. */
  form?: LeadForm
  category: string
  subcategory: string
  name: string
  /** Where the form asked for it apart. */
  last_name?: string
  email: string
  phone: string
  message: string
  url: string
  createdAt: string
  opt_in: boolean
  answers: [label: string, value: string][]
  consent: ConsentRecord
  car?: LeadCarFacts<CarFields> & { price_text: string; url: string }
  /** It was no longer for sale when the lead came. */
  gone?: Gone
  offer?: number
  trade?: TradeIn
  journey_url?: string
  /** The wished time, as the form sent it. */
  booking?: string
  dealer: { name: string; phone: string; email: string; promise: string; legalName: string; licence: string }
  /** True when the shopper was told that a receipt comes. */
  receipt?: boolean
  /** Mobile number (E.164) for a receipt by SMS, where the dealer sends those. */
  sms?: string
  location?: { id?: string; name: string; address: string; phone: string }
  interstate?: true
  /** IANA zone of the location, else of the dealer; older leads have none. */
  zone?: string
  /** Opening hours of the department that answers; older leads have none. */
  clock?: Clock
  /** Minutes of opening hours after which staff are late; older leads have none. */
  reply_minutes?: number
  /** Its people are reminded to follow it up. */
  follow_up?: true
}
