import { Icon } from '@/components/ui/Icon'
import { telHref } from '@/core/place/phones/phones'
import { t } from '@/lib/words'
import type { Frame } from './frame'
import { Logo } from './Logo'
import { drawerId } from './lateMenus'
import { MobileEntry } from './MobileEntry'
import { MobilePlaces } from './MobilePlaces'
import { SitePhones } from './SitePhones'

/** A dialog, and where no script opens it a popover: a phone has no other navigation. */
export function MobileMenu({ site: { config }, locations }: Pick<Frame, 'site' | 'locations'>) {
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
        {config.navigation.map((item, index) => (
          <li key={item.label}>
            <MobileEntry item={item} lateId={drawerId(index)} />
          </li>
        ))}
        {locations.length > 0 && (
          <li>
            <MobilePlaces />
          </li>
        )}
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
