import { Icon } from '@/components/ui/Icon'
import { SaveSearch } from '@/components/search/SaveSearch'
import type { SaveSearchView } from '@/components/search/saveSearchView'
import type { Site } from '@/core/dealer/views'
import { grouped } from '@/lib/figures'
import { t } from '@/lib/words'
import type { Beside } from '@/search/cars/beside'
import { buildSearchHref } from '@/search/list/href'
import { type ModelsByMake, otherModels } from '@/search/list/modelsByMake'
import type { ListState } from '@/search/list/state'
import { Pictured, TradeInCard, VisitCard } from './ActionCards'
import { CloseCars } from './Empty'

interface Props {
  site: Pick<Site, 'config'>
  state: ListState
  close: Beside
  models: ModelsByMake
  /** Null where the dealer does not offer saved searches. */
  save: SaveSearchView | null
  now: Date
}

/** What follows a short list of one model: cars close to it, its make's other models, and what one can do meanwhile. */
export function AfterFew({ site: { config }, state, close: { model, cars }, models, save, now }: Props) {
  const pictures = config.pages.journeys
  const others = otherModels(state, models)
  return (
    <>
      <CloseCars title={t('Close to a {model}', { model })} cars={cars} config={config} now={now} />
      {others.length > 0 && (
        <ul className="few__models">
          <li>{t('Also from {make}', { make: state.facets.make?.[0] ?? '' })}</li>
          {others.map(({ name, count, state: next }) => (
            <li key={name}>
              <a className="quick__b" href={buildSearchHref(next)}>
                {name} <span>{grouped(count)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="few__ways">
        {save && (
          <div className="cta-card">
            <Pictured url={pictures.garage || pictures.picture} icon="search" />
            <h3>{t('Waiting for another {model}?', { model })}</h3>
            <p>{t('We write to you the day one is listed.')}</p>
            <SaveSearch view={save} className="btn btn--accent">
              <Icon name="bell" />
              {t('Set an alert')}
            </SaveSearch>
          </div>
        )}
        {config.features.tradeIn ? (
          <TradeInCard label={config.labels.valuation} pictures={pictures} />
        ) : (
          <VisitCard pictures={pictures} />
        )}
      </div>
    </>
  )
}
