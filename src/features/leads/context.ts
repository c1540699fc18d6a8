import type { Proof } from '@/integrations/captcha'
import type { SpokenChannel } from './consent'
import type { TradeIn } from '@/core/person/tradeIn'

export interface LeadContext {
  idempotencyKey: string | null
  userAgent: string
  /** The client IP; empty where unknown. */
  address: string
  at: Date
  /** Epoch ms of the form's signed challenge: a sign of a script when it is only just over. Null is unknown. */
  requestedAt?: number | null
  /** Called once, and only for a lead that is not stored yet. Left out by a route that has proved the shopper. */
  prove?: () => Promise<Proof>
  /** Called when a proved lead could not be stored. */
  giveBackProof?: () => Promise<void>
  /** Further lines for staff and their systems, for example the time that was booked. */
  answers?: readonly (readonly [label: string, value: string])[]
  /** True when the shopper gets another mail about it already. */
  noReceipt?: boolean
  /** True for the lead of a stored row, such as a booking: it is not counted, so limits never refuse it. */
  isAdmitted?: boolean
  /** Made by staff for a person who called or came in: not judged as spam, shared with nobody, no words of a form agreed to. */
  byStaff?: boolean
  /** Of a lead by staff: how the person came, and whether the dealer's rules say who answers, as for one of the website. */
  spoken?: { source: string; isShared: boolean; channel?: SpokenChannel }
  /** The sentence that was ticked, where it is not the one of all forms. */
  termsText?: string
  /** The shopper's own car; by default taken from the form's own fields. */
  trade?: TradeIn
}
