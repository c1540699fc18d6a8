import type { DealStep } from '@/features/reservations/deals/steps.rules'
import type { DealBase } from '@/app/(site)/sites/[host]/checkout-journey/[id]/page-data'

/** The address of a step: each has its own, so that Back and links work. */
export const hrefOf = ({ deal, linkKey }: DealBase, step: DealStep): string =>
  `/checkout-journey/${deal.deal_id}?key=${linkKey}&step=${step}`
