import { Picture } from '@/components/ui/Picture'
import { modelHref } from '@/features/offers/offers.rules'
import type { ModelView } from '@/core/dealer/views'
import { t } from '@/lib/words'
import { ModelLabel } from './ModelLabel'
import { modelStockHref } from './modelStockHref'

interface Props {
  model: ModelView
  make: string | undefined
}

export function ModelTile({ model, make }: Props) {
  return (
    <div className="model">
      {model.image && (
        <Picture url={model.image.cutout || model.image.url} width={300} height={200} sizes="200px" />
      )}
      <div>
        <b>{model.name}</b>
        <ModelLabel model={model} />
      </div>
      <p>
        <a href={modelHref(model)} aria-label={t('Explore {name}', { name: model.name })}>
          {t('Explore')}
        </a>
        <a
          href={modelStockHref(model.manufacturer ?? make, model.name)}
          aria-label={t('Our stock of {name}', { name: model.name })}
        >
          {t('Our stock')}
        </a>
      </p>
    </div>
  )
}
