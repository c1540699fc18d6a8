import { Icon } from '@/components/ui/Icon'
import { telHref } from '@/core/place/phones/phones'
import { t } from '@/lib/words'
import type { Frame } from './frame'
import { Logo } from './Logo'
import { MobileEntry } from './MobileEntry'
import { SitePhones } from './SitePhones'
import { OpenNow } from '@/components/place/OpenNow'
import { placesByAddress } from '@/core/place/addresses'
import { MobileGroup } from './MobileGroup'

function MobilePlaces({ locations, now }: Pick<Frame, 'locations' | 'now'>) {
  const places = placesByAddress(locations)
  if (places.length === 0) return null
  return (
    <MobileGroup label={t('Locations')} first={{ label: t('All locations and hours'), href: '/locations' }}>
      {places.map(({ main, name }) => (
        <li key={main.id}>
          <a className="drawer__place" href={`/locations/${main.slug}`}>
            {name}
            <small>
              <OpenNow location={main} now={now} variant="plain" />
            </small>
          </a>
        </li>
      ))}
    </MobileGroup>
  )
}

/** A dialog, and where no script opens it a popover: a phone has no other navigation. */
export function MobileMenu({ frame }: { frame: Frame }) {
  const { config } = frame.site
  return (
    <dialog className="sheet sheet--left" id="menu" popover="auto" aria-label={t('Menu')}>
      <div className="sheet__head">
        <Logo config={config} />
        <button
          className="icon-btn"
          type="button"
          data-close
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={t('Close menu')}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className="drawer">
        <li>
          <a href="/">{t('Home')}</a>
        </li>
        {config.navigation.map((item) => (
          <li key={item.label}>
            <MobileEntry item={item} frame={frame} />
          </li>
        ))}
        <li>
          <MobilePlaces locations={frame.locations} now={frame.now} />
        </li>
        {config.features.signIn && (
          <li>
            <a href="/account">{t('My account')}</a>
          </li>
        )}
      </ul>
      {config.phone && (
        <div className="sheet__foot">
          <SitePhones config={config}>
            {(number) => (
              <a key={number} className="btn btn--brand btn--wide" href={telHref(number, config.country)}>
                <Icon name="phone" />
                {number}
              </a>
            )}
          </SitePhones>
        </div>
      )}
    </dialog>
  )
}
