import { Picture } from '@/components/ui/Picture'
import type { Car } from '@/core/car/car'
import { newCarFacts } from '@/core/car/newCar'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { ModelView } from '@/core/dealer/views'
import { modelHref } from '@/features/offers/offers.rules'
import { t } from '@/lib/words'

interface Props {
  car: Car
  config: TenantConfig
  model: ModelView | null
}

/** The model of a new car, and what comes with this one. */
export function NewCar({ car, config, model }: Props) {
  const facts = newCarFacts(car, config)
  if (!facts.length) return null
  const picture = model?.image
  return (
    <section className="vsec newcar" id="new">
      {model && (
        <div className="newcar__model">
          {picture && (
            <div className="newcar__pic fills">
              <Picture
                url={picture.cutout || picture.url}
                width={900}
                height={600}
                sizes="(min-width: 1024px) 460px, 92vw"
              />
            </div>
          )}
          <div>
            <h3>{t('The {model}', { model: model.name })}</h3>
            {model.summary && <p>{model.summary}</p>}
            <a className="link" href={modelHref(model)}>
              {t('Variants, colours and figures')}
            </a>
          </div>
        </div>
      )}
      <dl className="newcar__facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
