import { modelLabel } from '@/features/models/models.rules'
import type { ModelView } from '@/core/dealer/views'
import { t } from '@/lib/words'

/** A quiet word for what most models are; one to come has a chip. */
export const ModelLabel = ({ model }: { model: ModelView }) => (
  <span className={model.status === 'coming_soon' ? 'model__label is-up' : 'model__label'}>
    {t(modelLabel(model))}
  </span>
)
