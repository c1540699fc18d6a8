import type { Car } from '@/core/car/car'
import { specSheet } from '@/core/car/specGroups'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'
import { More } from './More'
import { Rows } from './Rows'

interface Props {
  car: Car
  config: TenantConfig
  now: Date
}

export function Specifications({ car, config, now }: Props) {
  const { first, groups } = specSheet(car, now)
  return (
    <section className="vsec" id="specifications">
      <h3 className="given">{t('All Specifications')}</h3>
      <Rows rows={first} />
      {groups.length > 0 && (
        <More label={t('Show every specification')}>
          {groups.map(({ title, rows }) => (
            <div className="specgroup" key={title}>
              <h4>{t(title)}</h4>
              <Rows rows={rows} />
            </div>
          ))}
        </More>
      )}
      {config.features.redbook && car.has_nvic && (
        <p className="fineprint">
          {t('Figures of the model from RedBook. Options and changes of this one may differ.')}
        </p>
      )}
    </section>
  )
}
