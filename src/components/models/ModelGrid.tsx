import { Picture } from '@/components/ui/Picture'
import { priceTypeLabel, type PriceWords } from '@/core/car/price'
import { formatMoney } from '@/core/money/format'
import { unpricedWords } from '@/features/models/models.rules'
import { fromWords, type LowestPrice } from '@/features/models/variants.rules'
import { modelHref } from '@/features/offers/offers.rules'
import type { ModelView } from '@/core/dealer/views'
import type { FacetCount } from '@/core/dealer/views'
import { modelStock } from '@/components/page/header/modelMenu'
import { t } from '@/lib/words'
import { modelStockHref } from './modelStockHref'

interface Props {
  models: readonly ModelView[]
  stock: readonly FacetCount[]
  make: string | undefined
  /** Pictures of makes by their name. */
  marks: Readonly<Partial<Record<string, string>>>
  /** By model. */
  lowest: ReadonlyMap<string, LowestPrice | null>
  config: PriceWords
  /** The page begins with these models: their pictures load first. */
  leads?: boolean
  /** The first is wider than the others. */
  isLed?: boolean
}

const FIRST_ROW = 4

interface CardProps extends Pick<Props, 'make' | 'marks' | 'config'> {
  model: ModelView
  lowest: LowestPrice | null | undefined
  count: number
  eager: boolean
  priority: boolean
  isWide: boolean
}

function ModelCard({ model, lowest, count, make, marks, config, eager, priority, isWide }: CardProps) {
  return (
    <li className="md">
      <div className={model.image?.cutout ? 'md__pic md__pic--cut fills' : 'md__pic fills'}>
        {model.image && (
          <Picture
            url={model.image.cutout || model.image.url}
            width={900}
            height={600}
            sizes={`(min-width: 640px) ${isWide ? 60 : 30}vw, 92vw`}
            eager={eager}
            priority={priority}
          />
        )}
      </div>
      <div className="md__txt">
        {/* Where one make is sold, it is the dealer's own. */}
        {!make && model.manufacturer && (
          <p className="md__make">
            {marks[model.manufacturer] && (
              <img
                src={marks[model.manufacturer]}
                alt=""
                width={28}
                height={28}
                loading={eager ? 'eager' : 'lazy'}
              />
            )}
            {model.manufacturer}
          </p>
        )}
        <h3>
          <a href={modelHref(model)}>{model.name}</a>
        </h3>
        <p className="md__from">
          {lowest ? (
            <>
              {t(fromWords(lowest))} <b>{formatMoney(lowest.amount)}</b>{' '}
              {priceTypeLabel(lowest.price_type, config)}
            </>
          ) : (
            t(unpricedWords(model))
          )}
        </p>
        {isWide && model.summary && <p className="md__sum">{model.summary}</p>}
        <p className="md__act">
          {count > 0 && (
            <a
              className="btn btn--soft"
              href={modelStockHref(model.manufacturer ?? make, model.name)}
              aria-label={t('See {count} listed, our stock of {name}', { count, name: model.name })}
            >
              {t('See {count} listed', { count })}
            </a>
          )}
          <a className="link" href={modelHref(model)} aria-label={t('Explore {name}', { name: model.name })}>
            {t('Explore')}
          </a>
        </p>
      </div>
    </li>
  )
}

export function ModelGrid({ models, stock, lowest, leads = false, isLed = false, ...shared }: Props) {
  return (
    <ul className="mdgrid">
      {models.map((model, index) => (
        <ModelCard
          key={model.id}
          model={model}
          lowest={lowest.get(model.id)}
          count={modelStock(stock, model)}
          {...shared}
          eager={leads && index < FIRST_ROW}
          priority={leads && index === 0}
          isWide={isLed && index === 0}
        />
      ))}
    </ul>
  )
}
