import { Icon } from '@/components/ui/Icon'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'
import type { Frame } from './frame'
import { Dropdown } from './Dropdown'
import { MegaMakes } from './MegaMakes'
import { MegaStock } from './MegaStock'
import { MegaSide } from './MegaSide'
import { modelTabs } from './modelMenu'
import { ModelTile } from '@/components/models/ModelTile'
import { Tabs } from '@/components/ui/Tabs'

interface Props {
  item: TenantConfig['navigation'][number]
  frame: Frame
}

function MegaModels({ item, frame }: Props) {
  const make = frame.site.config.manufacturer?.name
  const items = modelTabs(frame.models, frame.site.config.labels.cars).map((tab) => ({
    label: tab.label,
    panelClass: tab.atOnce > 6 ? 'mega__panel--ten' : undefined,
    panel: tab.models.map((model) => <ModelTile key={model.id} model={model} make={make} />),
  }))
  return (
    <div className="wrap mega__in">
      <Tabs
        id="models"
        label={item.label}
        items={items}
        listClass="mega__tabs"
        panelClass="mega__panel"
        vertical
      />
      <MegaSide links={item.children} />
    </div>
  )
}

type NavItem = TenantConfig['navigation'][number]

function Panel({ item, frame }: { item: NavItem; frame: Frame }) {
  switch (item.kind) {
    case 'models':
      return <MegaModels item={item} frame={frame} />
    case 'makes':
      return <MegaMakes item={item} frame={frame} />
    case 'stock':
      return <MegaStock item={item} />
    case 'menu':
    case 'link':
      return <Dropdown item={item} />
  }
}

/** The main menu. Closed panels remain in the HTML for crawlers and for browsers without JavaScript. */
export function Navigation({ frame }: { frame: Frame }) {
  return (
    <nav className="nav" aria-label={t('Main')}>
      <ul>
        {!frame.site.config.navigation.some(({ href }) => href === '/') && (
          <li className="nav__home">
            <a className="nav__link" href="/">
              {t('Home')}
            </a>
          </li>
        )}
        {frame.site.config.navigation.map((item, index) => {
          const id = `menu-${index}`
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
          return (
            <li key={item.label} className={isMega ? 'nav__item' : 'nav__item nav__item--drop'} data-menu>
              <button className="nav__link" type="button" aria-expanded="false" aria-controls={id}>
                {item.label}
                <Icon name="down" />
              </button>
              <div className={isMega ? 'mega' : 'mega mega--drop'} id={id} hidden>
                <Panel item={item} frame={frame} />
              </div>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
