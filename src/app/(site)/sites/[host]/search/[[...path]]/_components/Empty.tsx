import { cardsHtml } from '@/components/car/cardsHtml'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { Icon } from '@/components/ui/Icon'
import { ListLink } from '@/components/search/ListLink'
import { SaveSearch } from '@/components/search/SaveSearch'
import type { SaveSearchView } from '@/components/search/saveSearchView'
import { countNoun } from '@/components/search/noun'
import type { Relaxation } from '@/components/search/types'
import type { Car } from '@/domain/car/car'
import { formatNumber } from '@/domain/format'
import { telHref } from '@/domain/phones'
import type { TenantConfig } from '@/domain/tenant/tenantConfig'

interface Props {
  config: TenantConfig
  /** Null where the dealer saves no searches. */
  save: SaveSearchView | null
  filters: number
  relaxations: readonly Relaxation[]
  near: readonly Car[]
  now: Date
}

/** Nothing found: says so, and which filter to drop for how many cars. */
export function Empty({ config, save, filters, relaxations, near, now }: Props) {
  return (
    <>
      <div className="empty">
        <h2>
          {filters > 1 ? `Nothing matches all ${filters} filters today.` : 'Nothing matches that today.'}
        </h2>
        {relaxations.length > 0 ? <p>One step back and you will see:</p> : <p>{config.voice.empty}</p>}
        {relaxations.length > 0 && (
          <ul className="relax">
            {relaxations.map(({ text, href, change, count }) => (
              <li key={text}>
                <ListLink href={href} change={change} focus="#results-count">
                  <span>
                    Without <b>{text}</b>
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
              Tell me when one arrives
            </SaveSearch>
          ) : (
            <a className="btn btn--brand" href="/contact-us#enquire">
              <Icon name="bell" />
              Tell me when one arrives
            </a>
          )}
          {config.phone && (
            <a className="btn btn--line" href={telHref(config.phone)}>
              <Icon name="phone" />
              {config.phone}
            </a>
          )}
        </div>
      </div>
      {near.length > 0 && (
        <>
          <h2 className="near">Close to what you asked for</h2>
          <StaticHtml className="grid" html={cardsHtml(near, config, now)} />
        </>
      )}
    </>
  )
}
