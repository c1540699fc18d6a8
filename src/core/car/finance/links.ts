import type { CarType } from '@/core/car/car'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { absoluteHref } from '@/lib/paths'

interface FinanceLink {
  label: string
  href: string
}

/** A link on a base domain that is not set is left out. */
export const financeLinks = (
  { features, finance, baseDomain }: Pick<TenantConfig, 'features' | 'finance' | 'baseDomain'>,
  { car_type }: { car_type: CarType },
): FinanceLink[] =>
  features.finance
    ? finance.links
        .filter(({ carTypes }) => !carTypes.length || carTypes.includes(car_type))
        .flatMap(({ label, href, onBaseDomain }) => {
          if (!onBaseDomain) return [{ label, href }]
          const whole = baseDomain && absoluteHref(href, `https://${baseDomain}`)
          return whole ? [{ label, href: whole }] : []
        })
    : []
