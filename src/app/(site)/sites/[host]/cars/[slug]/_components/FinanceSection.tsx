import { LenderTerms } from '@/components/money/LenderTerms'
import { LoanCalculator } from '@/components/money/LoanCalculator'
import type { LoanView } from '@/components/money/loanView'
import type { Car } from '@/core/car/car'
import { isOwnRate, lenderOf } from '@/core/car/finance/lenderTerms'
import { financeLinks } from '@/core/car/finance/links'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'

interface Props {
  car: Car
  config: TenantConfig
  view: LoanView | null
}

export function FinanceSection({ car, config, view }: Props) {
  if (!view) return null
  const { provider, disclaimer } = config.finance
  const lender = lenderOf(car, config.finance)
  const links = financeLinks(config, car)
  return (
    <section className="vsec" id="finance">
      <h3>{t('Finance estimate')}</h3>
      <LoanCalculator view={view} action="/finance" />
      {links.length > 0 && (
        <p className="finlinks">
          {links.map(({ label, href }) => (
            <a key={href} className="btn btn--line" href={href}>
              {label}
            </a>
          ))}
        </p>
      )}
      {provider && isOwnRate(view.offer.interestRate, lender) ? (
        <LenderTerms slug={car.slug} provider={provider} usual={disclaimer} />
      ) : (
        disclaimer && <p className="fineprint">{disclaimer}</p>
      )}
    </section>
  )
}
