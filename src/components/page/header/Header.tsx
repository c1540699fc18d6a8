import { Icon } from '@/components/ui/Icon'
import { primaryLocation } from '@/core/place/locationNames'
import { telHref } from '@/core/place/phones/phones'
import type { Frame } from './frame'
import { Logo } from './Logo'
import { Navigation } from './Navigation'
import { SitePhones } from './SitePhones'
import { OpenNow } from '@/components/place/OpenNow'
import { t } from '@/lib/words'
import { TopLine } from './TopLine'
import { formatNumber } from '@/core/money/format'

interface Props {
  total: number
  noun: string
}

/** Searches the stock list. Always visible in the header `search`; the others open it below the header. */
function HeaderSearch({ total, noun }: Props) {
  return (
    <form className="header__search" role="search" aria-label={t('Site')} action="/search" data-suggest="">
      <label className="sr" htmlFor="hs">
        {t('Search stock')}
      </label>
      <Icon name="search" />
      <input
        id="hs"
        type="search"
        name="query"
        placeholder={t('Search {total} {noun}: make, model, keyword', { total: formatNumber(total), noun })}
        autoComplete="off"
        maxLength={200}
        enterKeyHint="search"
      />
      <kbd>/</kbd>
    </form>
  )
}

/** One markup for all three headers (bar, search, masthead). CSS arranges it by `data-header`. */
export function Header(frame: Frame) {
  const { site, locations, stock, now } = frame
  const { config } = site
  const location = primaryLocation(locations)
  return (
    <>
      <TopLine site={site} locations={locations} now={now} />
      <header className="header">
        <div className="wrap header__row">
          <button
            className="icon-btn header__menu"
            type="button"
            aria-label={t('Open menu')}
            aria-haspopup="dialog"
            data-open="menu"
            popoverTarget="menu"
          >
            <Icon name="menu" />
          </button>
          {location && (
            <p className="header__place">
              <Icon name="pin" />
              <span>
                {[location.address.city, location.address.state].filter(Boolean).join(', ')}
                <br />
                <OpenNow location={location} now={now} variant="plain" />
              </span>
            </p>
          )}
          <Logo config={config} />
          <Navigation {...site} />
          <HeaderSearch total={stock.total} noun={config.labels.cars} />
          <div className="header__tools">
            <a
              className="icon-btn header__find"
              href="/search"
              aria-label={t('Search stock')}
              data-search-open=""
            >
              <Icon name="search" />
            </a>
            {config.features.garage && (
              <a
                className="icon-btn header__fav"
                href="/garage"
                aria-label={t('Garage')}
                data-garage="favourites"
              >
                <Icon name="heart" />
                <span className="badge" aria-hidden="true" hidden />
              </a>
            )}
            <SitePhones config={config}>
              {(number) => (
                <a
                  key={number}
                  className="btn btn--quiet header__call"
                  href={telHref(number, config.country)}
                  aria-label={t('Call {number}', { number })}
                >
                  <Icon name="phone" />
                  <span>{number}</span>
                </a>
              )}
            </SitePhones>
          </div>
        </div>
      </header>
    </>
  )
}
