import { isAvailable } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import { formatMoney } from '@/core/money/format'
import { shownLender } from '@/core/car/finance/shownLender'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'
import { reserveOffer } from '@/core/car/deposit'
import { PAYMENT_STRIP } from '@/features/reservations/words.rules'

export interface WayToPay {
  label: string
  text: string
  /** Where it is done; absent where the dealership is asked. */
  link?: { label: string; href: string }
}

/** A sold car is not paid any more; the dealer chooses whether the others say how. */
export const hasWaysToPay = (car: Car, { features, sidebarButtons }: TenantConfig): boolean =>
  features.onlinePayment && sidebarButtons.includes('payments') && isAvailable(car)

/** How a car can be paid at this dealer, as its settings say; each of them can be read without a sign-in. */
export function waysToPay(car: Car, config: TenantConfig, now: Date): WayToPay[] {
  if (!hasWaysToPay(car, config)) return []
  const { features, labels } = config
  const offer = reserveOffer(car, config)
  const ways: (WayToPay | null)[] = [
    offer && offer.deposit > 0
      ? {
          label: t('Deposit online'),
          text: t('{amount} by card holds it for you and comes off the price. {cards}', {
            amount: formatMoney(offer.deposit),
            cards: t(PAYMENT_STRIP),
          }),
          link: { label: labels.reserve, href: offer.href },
        }
      : null,
    shownLender(car, config, now) && (car.price ?? 0) > 0
      ? {
          label: t('Loan'),
          text: t('Pay it off by the week or month. The repayments are below, with their comparison rate.'),
          link: { label: t('See the repayments'), href: '#finance' },
        }
      : null,
    features.tradeIn
      ? {
          label: t('Your trade-in'),
          text: t('What your own vehicle is worth comes off the price.'),
          link: { label: labels.valuation, href: `/cars/trade-in?car_id=${encodeURIComponent(car.id)}` },
        }
      : null,
    {
      label: t('Card, online'),
      text: t('An invoice or contract of ours, in full or in part. {cards}', { cards: t(PAYMENT_STRIP) }),
      link: { label: t('Pay an invoice'), href: '/online-payment' },
    },
    {
      label: t('At the dealership'),
      text: t('The rest is paid to the dealership before you take it home. Ask it how it likes to be paid.'),
      link: { label: labels.enquire, href: '#enquire' },
    },
  ]
  return ways.filter((way) => way !== null)
}
