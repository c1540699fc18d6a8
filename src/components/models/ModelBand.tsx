import type { ReactNode } from 'react'
import { HeadBand } from '@/components/page/HeadBand'
import { priceTypeLabel, type PriceWords } from '@/core/car/price'
import { formatMoney } from '@/core/money/format'
import type { StockCar } from '@/features/models/keyNumbers.rules'
import { fromWords, modelPrices } from '@/features/models/variants.rules'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { ModelView } from '@/core/dealer/views'
import { phrase, t } from '@/lib/words'
import { FromPrice } from './FromPrice'

interface Props {
  model: ModelView
  cars: readonly StockCar[]
  count: number
  crumbs: ReactNode
  ask: string
  config: PriceWords & { labels: Pick<TenantConfig['labels'], 'noPrice'> }
}

const WORDS: Readonly<Record<string, string | undefined>> = {
  coming_soon: phrase('Coming soon'),
  discontinued: phrase('No longer made'),
}

export function ModelBand({ model, cars, count, crumbs, ask, config }: Props) {
  const word = WORDS[model.status]
  const [lowest, lower] = modelPrices(model, cars)
  return (
    <HeadBand title={model.name} picture={model.image?.url} isStory ask={ask} count={count} crumbs={crumbs}>
      {model.summary && <p className="band__p">{model.summary}</p>}
      {lowest ? (
        <>
          <FromPrice price={lowest} config={config} />
          {lower && (
            <p className="band__lower">
              {t(fromWords(lower))} <b>{formatMoney(lower.amount)}</b>{' '}
              {priceTypeLabel(lower.price_type, config)}
            </p>
          )}
        </>
      ) : (
        <div className="price">
          <b className="price__now price__now--word">{word ? t(word) : config.labels.noPrice}</b>
        </div>
      )}
    </HeadBand>
  )
}
