import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'
import { Dropdown, pageOfAll } from './Dropdown'
import type { Frame } from './frame'
import { hasPanel, menuId } from './lateMenus'

/**
 * The main menu. Each entry has its links in the HTML, for crawlers and for browsers without JavaScript; the panels of models,
 * makes and pictures take their place at the first sign of a hand (`latePanels`).
 */
export function Navigation({ config }: Frame['site']) {
  return (
    <nav className="nav" aria-label={t('Main')}>
      <ul>
        {!config.navigation.some(({ href }) => href === '/') && (
          <li className="nav__home">
            <a className="nav__link" href="/">
              {t('Home')}
            </a>
          </li>
        )}
        {config.navigation.map((item, index) => {
          const id = menuId(index)
          if (item.kind === 'link') {
            return (
              <li key={item.label}>
                <a className="nav__link" href={item.href}>
                  {item.label}
                </a>
              </li>
            )
          }
          const isMega = item.kind !== 'menu'
          const first = isMega ? pageOfAll(item) : null
          return (
            <li key={item.label} className={isMega ? 'nav__item' : 'nav__item nav__item--drop'} data-menu>
              <button className="nav__link" type="button" aria-expanded="false" aria-controls={id}>
                {item.label}
                <Icon name="down" />
              </button>
              <div
                className={isMega ? 'mega' : 'mega mega--drop'}
                id={id}
                hidden
                data-late={hasPanel(item) ? '' : undefined}
              >
                <Dropdown links={first ? [first, ...item.children] : item.children} />
              </div>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
