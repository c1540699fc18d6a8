import { SectionHead } from '@/components/ui/SectionHead'
import type { ModelView } from '@/core/dealer/views'
import { t } from '@/lib/words'
import { AccessoryList } from './AccessoryList'

const FIRST = 4

export const ModelAccessories = ({ model }: { model: ModelView }) => (
  <section className="section">
    <div className="wrap">
      <SectionHead
        title={t('Fitted before you collect it')}
        link={{
          label: t('View Accessories ({accessories_count})', { accessories_count: model.accessories_count }),
          href: `/${model.slug}/accessories`,
        }}
      />
      <AccessoryList items={model.accessories.slice(0, FIRST)} />
    </div>
  </section>
)
