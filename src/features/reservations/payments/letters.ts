import { currencyCode } from '@/core/dealer/country/country'
import { moneyOf } from './cents.rules'
import type { Site } from '@/core/dealer/views'
import type { Letter } from '@/features/reservations/letters/frame'
import { paymentPath } from './pay'
import type { OnlinePayment } from './row'
import { momentText } from '@/core/place/moments'

const BANKS = 'Banks take two to three business days to show it.'

/** Null for a kind that has no words: such a mail is dropped. */
export function paymentLetter(site: Site, row: OnlinePayment, kind: string): Letter | null {
  const amount = moneyOf(row.cents, row.currency, currencyCode(site.config.country))
  const facts = [
    `Amount: ${amount}`,
    `For: ${row.reference}`,
    `Paid: ${momentText(row.paid_at ?? 0, site.config.timezone)}`,
    `Receipt number: ${row.payment_id}`,
  ]
  const payer = [`Name: ${row.name || 'not known'}`, `Email: ${row.email || 'not known'}`]
  switch (kind) {
    case 'receipt':
      return {
        subject: `Receipt ${row.payment_id}: ${amount} to ${site.tenant.name}`,
        lines: ['Thank you, we have your payment.', '', ...facts, '', `${site.origin}${paymentPath(row)}`],
      }
    case 'dealer-paid':
      return {
        subject: `Paid online: ${amount} for ${row.reference} (${row.payment_id})`,
        lines: [...facts, ...payer],
      }
    case 'dealer-return':
      return {
        subject: `A payment goes back: ${amount}, ${row.reference} (${row.payment_id})`,
        lines: ['All of it goes back to the payer by itself. Nothing is to be done.', '', ...facts, ...payer],
      }
    case 'dealer-return-failed':
      return {
        subject: `A refund failed: ${amount}, ${row.reference} (${row.payment_id})`,
        lines: [
          'The provider refused this refund for three days. Send it back by hand.',
          '',
          ...facts,
          ...payer,
        ],
      }
    case 'returned':
      return {
        subject: `Refunded: ${amount} (${row.payment_id})`,
        lines: [
          `We could not take your payment of ${amount} (${row.reference}). All of it went back to your card today. ${BANKS}`,
        ],
      }
    default:
      return null
  }
}
