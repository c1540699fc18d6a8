import type { CarType } from '@/core/car/car'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { absoluteHref } from '@/lib/paths'

interface FinanceLink {
  label: string
  href: string
}

const QUOTE = '/models/get-quote'

/** The page for a quote opens with the car’s model chosen. A link on a base domain that is not set is left out. */
export const financeLinks = (
  { features, finance, baseDomain }: Pick<TenantConfig, 'features' | 'finance' | 'baseDomain'>,
  { car_type, model }: { car_type: CarType; model: string },
): FinanceLink[] =>
  features.finance
    ? finance.links
        .filter(({ carTypes }) => !carTypes.length || carTypes.includes(car_type))
        .flatMap(({ label, href, onBaseDomain }) => {
          if (!onBaseDomain)
            return [{ label, href: href === QUOTE ? `${href}?model=${encodeURIComponent(model)}` : href }]
          const whole = baseDomain && absoluteHref(href, `https://${baseDomain}`)
          return whole ? [{ label, href: whole }] : []
        })
    : []
