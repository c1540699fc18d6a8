import type { LoanView } from '@/components/money/loanView'
import type { Car } from '@/core/car/car'
import type { LoanOffer } from '@/core/money/calculator'
import { carOffer, dealerOffer } from '@/core/car/finance/offer'
import { PROVIDERS } from '@/core/dealer/config/financeProviders'
import { readLoan } from '@/core/money/readLoan'
import { formatDate } from '@/lib/dates'
import { addMonths, civilAt } from '@/core/dealer/country/civil'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

interface Wanted {
  config: TenantConfig
  car: Car | null
  now: Date
  /** Dollars that a calculator without a car opens with. */
  budget?: number
  href: string
  /** Replaces the offer of the car, where its sum is not the price alone. */
  offer?: LoanOffer | null
  get?: (name: string) => string | null
  /** Sent with the form of a browser without scripts. */
  hidden?: Record<string, string>
  /** Replaces the link by a button that posts the values, with these hidden fields. */
  post?: { label: string; address: string; hidden: Record<string, string> }
}

/** The calculator of a car or of the dealer; null where no repayment may be shown. */
export const loanView = ({
  config,
  car,
  now,
  budget,
  href,
  offer = car ? carOffer(car, config, now) : dealerOffer(config, budget),
  get = () => null,
  hidden,
  post,
}: Wanted): LoanView | null => {
  if (!offer) return null
  const { lenderName, licence, providerKind } = config.finance
  const values = readLoan(get, offer.start)
  return {
    uid: 'loan',
    offer,
    values: car ? { ...values, price: offer.start.price } : values,
    period: PROVIDERS[providerKind].period,
    carId: car?.id ?? null,
    lender: [lenderName || 'the lender', licence].filter(Boolean).join(', '),
    validUntil: formatDate(addMonths(civilAt(now, config.timezone).date, 1)),
    action: post
      ? { label: post.label, href, post: post.address }
      : { label: config.labels.preApproval, href },
    hidden: post?.hidden ?? hidden,
  }
}
