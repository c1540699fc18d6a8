import type { LoanOffer, LoanValues } from '@/core/money/calculator'

/** The data that the server passes to the calculator. */
export interface LoanView {
  /** Prefix of the field ids. */
  uid: string
  offer: LoanOffer
  values: LoanValues
  /** The period that the lender advertises. */
  period: 'week' | 'month'
  /** Of a car whose price the shopper cannot change here. */
  carId: string | null
  /** `Coastline Motor Finance, Australian Credit Licence 000 412` */
  lender: string
  /** dd/mm/yyyy */
  validUntil: string
  /** With `post`, the shopper's own values are posted to that address instead. */
  action: { label: string; href: string; post?: string }
  /** Sent with the form. */
  hidden?: Readonly<Record<string, string>>
}
