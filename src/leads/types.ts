import type { CarFields } from '@/domain/car/fields'
import type { NamesWith, Value } from '@/domain/car/field'
import type { ConsentRecord } from './consent'

/** One way in which a lead leaves the platform. `key` is stable over retries, so that receivers can drop duplicates. */
export interface Delivery {
  channel: 'receipt' | 'notice' | 'adf' | 'reply'
  key: string
  to: string
  state: 'pending' | 'sent' | 'failed'
  attempts: number
  /** ISO time of the next try while pending. */
  next_at: string
  sent_at?: string
  error?: string
  /** ISO time since which it is owed; the lead's own when left out. */
  queued_at?: string
  reply?: Reply
}

/** A salesperson's answer: what they wrote, their name, and the address that the shopper's answer goes to. */
export interface Reply {
  text: string
  name: string
  email: string
}

/** The facts of a car that a lead carries, absent ones as null. */
export type LeadCarFacts<T> = {
  -readonly [K in NamesWith<T, { lead: true }>]: T[K] extends { required: true | 'stored' }
    ? Value<T[K]>
    : Value<T[K]> | null
}

/** What a mail says of the car, the place and the person: read when the lead is taken, so a later change of stock cannot alter it. */
export interface LeadFacts {
  lead_id: string
  category: string
  subcategory: string
  name: string
  email: string
  phone: string
  message: string
  url: string
  createdAt: string
  opt_in: boolean
  answers: [label: string, value: string][]
  consent: ConsentRecord
  car?: LeadCarFacts<CarFields> & { price_text: string; url: string }
  offer?: number
  dealer: { name: string; phone: string; email: string; promise: string; legalName: string; licence: string }
  location?: { name: string; address: string; phone: string }
}
