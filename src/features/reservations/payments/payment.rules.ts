/** `refund_due` and later: a payment of a wrong amount, which is refunded. */
export const PAYMENT_STATES = ['open', 'paid', 'closed', 'refund_due', 'refunded', 'refund_failed'] as const
