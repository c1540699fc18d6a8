import { cardsHtml } from '@/components/car/cardsHtml'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { Icon } from '@/components/ui/Icon'
import { ListLink } from '@/components/search/ListLink'
import { SaveSearch } from '@/components/search/SaveSearch'
import type { SaveSearchView } from '@/components/search/saveSearchView'
import type { Car } from '@/core/car/car'
import { countNoun } from '@/core/car/nounOfList'
import type { WayOut } from '@/search/cars/relax'
import { formatNumber } from '@/core/money/format'
import { changeBetween } from '@/search/list/change'
import { emptyHeading } from '@/search/list/relax'
import { buildSearchHref } from '@/search/list/href'
import type { ListState } from '@/search/list/state'
import { telHref } from '@/core/place/phones/phones'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'

interface CloseProps {
  title: string
  cars: readonly Car[]
  config: TenantConfig
  now: Date
}

/** Beneath what was asked for. */
export const CloseCars = ({ title, cars, config, now }: CloseProps) => (
  <>
    <h2 className="near">{title}</h2>
    <StaticHtml className="grid" html={cardsHtml(cars, config, now)} />
  </>
)

interface Props {
  state: ListState
  config: TenantConfig
  /** Null where the dealer does not offer saved searches. */
  save: SaveSearchView | null
  wayOut: WayOut
  now: Date
}

/** No results. Lists the filters to remove, with the number of cars that each removal would show. */
export function Empty({ state, config, save, wayOut: { relaxed, close }, now }: Props) {
  return (
    <>
      <div className="empty">
        <h2>{emptyHeading(state, config.labels.cars)}</h2>
        {relaxed.length > 0 ? <p>{t('One step back and you will see:')}</p> : <p>{config.voice.empty}</p>}
        {relaxed.length > 0 && (
          <ul className="relax">
            {relaxed.map(({ lead, text, state: next, count }) => (
              <li key={text}>
                <ListLink
                  href={buildSearchHref(next)}
                  change={changeBetween(state, next)}
                  focus="#results-count"
                >
                  <span>
                    {t(lead)} <b>{text}</b>
                  </span>
                  <span>
                    {formatNumber(count)} {countNoun(count, config.labels.cars)}
                    <Icon name="right" />
                  </span>
                </ListLink>
              </li>
            ))}
          </ul>
        )}
        <div className="row">
          {save ? (
            <SaveSearch view={save} className="btn btn--brand">
              <Icon name="bell" />
              {t('Tell me when one arrives')}
            </SaveSearch>
          ) : (
            <a className="btn btn--brand" href="/contact-us#enquire">
              <Icon name="bell" />
              {t('Tell me when one arrives')}
            </a>
          )}
          <a className="btn btn--line" href="/contact-us#enquire">
            <span className="given">{t('Find Me Something Similar')}</span>
          </a>
          {config.phone && (
            <a className="btn btn--line" href={telHref(config.phone, config.country)}>
              <Icon name="phone" />
              {config.phone}
            </a>
          )}
        </div>
      </div>
      {close.length > 0 && (
        <CloseCars title={t('Close to what you asked for')} cars={close} config={config} now={now} />
      )}
    </>
  )
}
