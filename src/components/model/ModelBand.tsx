import type { ReactNode } from 'react'
import { HeadBand } from '@/components/page/HeadBand'
import { formatMoney } from '@/domain/format'
import type { ModelView } from '@/domain/views'
import { phrase, t } from '@/lib/words'

interface Props {
  model: ModelView
  /** Cars in stock. */
  count: number
  crumbs: ReactNode
  /** Words of the button that leads to the form. */
  ask: string
}

const WORDS: Readonly<Record<string, string | undefined>> = {
  coming_soon: phrase('Coming soon'),
  discontinued: phrase('No longer made'),
}
const wordOf = (status: string) => t(WORDS[status] ?? 'Enquire for price')

export const ModelBand = ({ model, count, crumbs, ask }: Props) => (
  <HeadBand title={model.name} picture={model.image?.url} ask={ask} count={count} crumbs={crumbs}>
    {model.summary && <p className="band__p">{model.summary}</p>}
    <div className="price">
      {model.from_price ? (
        <>
          <span className="price__from">{t('From')}</span>
          <b className="price__now">{formatMoney(model.from_price)}</b>
          <span className="price__type">{t('Drive away')}</span>
        </>
      ) : (
        <b className="price__now price__now--word">{wordOf(model.status)}</b>
      )}
    </div>
  </HeadBand>
)
