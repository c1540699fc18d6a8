import { Picture } from '@/components/ui/Picture'
import { modelLabel } from '@/domain/models'
import { modelHref } from '@/domain/offers'
import type { ModelView } from '@/domain/views'
import { modelStockHref } from './modelStockHref'

interface Props {
  model: ModelView
  make: string | undefined
}

export function ModelTile({ model, make }: Props) {
  return (
    <div className="model">
      {model.image && <Picture url={model.image.url} width={300} height={200} sizes="200px" />}
      <div>
        <b>{model.name}</b>
        <span className={model.status === 'coming_soon' ? 'model__label is-up' : 'model__label'}>
          {modelLabel(model)}
        </span>
      </div>
      <p>
        <a href={modelHref(model)} aria-label={`Explore ${model.name}`}>
          Explore
        </a>
        <a
          href={modelStockHref(model.manufacturer ?? make, model.name)}
          aria-label={`Our stock of ${model.name}`}
        >
          Our stock
        </a>
      </p>
    </div>
  )
}
