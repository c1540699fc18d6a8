/** Amounts in cents of the dealer's dollars, times in epoch milliseconds. */
export interface PaymentOrder {
  /** Stable per order: opened twice, it is one payment. */
  key: string
  /** What the provider tells us back: which row of which collection this pays. */
  subject: { kind: 'reservation' | 'payment'; tenant: string; id: string }
  cents: number
  /** `aud`, `nzd` */
  currency: string
  title: string
  email: string
  /** Where the shopper goes after paying, and after turning back. */
  doneUrl: string
  backUrl: string
  expiresAt: number
}

export interface OpenedPayment {
  provider_id: string
  pay_url: string
}

/** A payment that the provider vouches for. `payment_ref` is what a refund names. */
export interface Paid {
  subject: PaymentOrder['subject']
  provider_id: string
  payment_ref: string
  cents: number
  currency: string
  at: number
}

export type PaymentFound = { state: 'paid'; paid: Paid } | { state: 'open' | 'closed' }

/** Each call throws when the provider does not answer; the caller tries again. */
export interface PaymentsPort {
  readonly kind: 'test' | 'stripe'
  open(order: PaymentOrder): Promise<OpenedPayment>
  find(provider_id: string): Promise<PaymentFound>
  /** No payment is possible afterwards. */
  close(provider_id: string): Promise<void>
  /** The same key refunds once. */
  refund(payment_ref: string, cents: number, key: string): Promise<{ refund_id: string }>
}
