import type { ReactNode } from 'react'
import { HeadBand } from '@/components/page/HeadBand'
import { formatMoney } from '@/domain/format'
import type { ModelView } from '@/domain/views'
import { phrase, t } from '@/lib/words'

interface Props {
  model: ModelView
  /** Cars in its list. */
  count: number
  crumbs: ReactNode
  /** Words of the button that leads to the form. */
  ask: string
  /** The dealer's words for what has no price. */
  noPrice: string
}

const WORDS: Readonly<Record<string, string | undefined>> = {
  coming_soon: phrase('Coming soon'),
  discontinued: phrase('No longer made'),
}

export function ModelBand({ model, count, crumbs, ask, noPrice }: Props) {
  const word = WORDS[model.status]
  return (
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
          <b className="price__now price__now--word">{word ? t(word) : noPrice}</b>
        )}
      </div>
    </HeadBand>
  )
}
