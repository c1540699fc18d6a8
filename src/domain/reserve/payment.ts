/** `refund_due` and on: a payment of another amount than was asked for. It goes back. */
export const PAYMENT_STATES = ['open', 'paid', 'closed', 'refund_due', 'refunded', 'refund_failed'] as const
