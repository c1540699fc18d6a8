/** Amounts in cents of the dealer's dollars, times in epoch milliseconds. */
export interface PaymentOrder {
  /** Stable per order: opened twice, it is still one payment. */
  key: string
  /** Comes back from the provider: which row of which collection this pays. */
  subject: { kind: 'reservation' | 'payment'; tenant: string; id: string }
  cents: number
  /** ISO 4217 in small letters. */
  currency: string
  title: string
  email: string
  /** Where the shopper goes after paying, and after cancelling. */
  doneUrl: string
  backUrl: string
  expiresAt: number
}

export interface OpenedPayment {
  provider_id: string
  pay_url: string
}

/** A payment that the provider confirms. A refund names its `payment_ref`. */
export interface Paid {
  subject: PaymentOrder['subject']
  provider_id: string
  payment_ref: string
  cents: number
  currency: string
  at: number
}

export type PaymentFound = { state: 'paid'; paid: Paid } | { state: 'open' | 'closed' }

/** Each call throws when the provider is unavailable; the caller tries again. */
export interface PaymentsPort {
  readonly kind: 'test' | 'stripe'
  open(order: PaymentOrder): Promise<OpenedPayment>
  find(provider_id: string): Promise<PaymentFound>
  /** No payment is possible afterwards. */
  close(provider_id: string): Promise<void>
  /** Two calls with the same key make one refund. */
  refund(payment_ref: string, cents: number, key: string): Promise<{ refund_id: string }>
}
