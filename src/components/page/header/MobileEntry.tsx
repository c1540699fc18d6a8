import { MakeMark } from '@/components/ui/MakeMark'
import { modelLabel } from '@/features/models/models.rules'
import { modelHref } from '@/features/offers/offers.rules'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { slugify } from '@/lib/slugify'
import { t } from '@/lib/words'
import { pageOfAll } from './Dropdown'
import type { MenuFrame } from './frame'
import { hasLateDrawer } from './lateMenus'
import { First, MobileGroup } from './MobileGroup'
import { modelTabs } from './modelMenu'

type Item = TenantConfig['navigation'][number]

const MAKES = 12

function Links({ links }: { links: Item['children'] }) {
  return links.map((child) => (
    <li key={child.href + child.label}>
      <a href={child.href}>{child.label}</a>
    </li>
  ))
}

function Models({ models }: Pick<MenuFrame, 'models'>) {
  return modelTabs(models)
    .slice(1)
    .map((tab) => (
      <li key={tab.label}>
        <MobileGroup label={tab.label}>
          {tab.models.map((model) => (
            <li key={model.id}>
              <a href={modelHref(model)}>
                {model.name}
                {model.status === 'coming_soon' && <small>{t(modelLabel(model))}</small>}
              </a>
            </li>
          ))}
        </MobileGroup>
      </li>
    ))
}

function Makes({ stock, logos }: Pick<MenuFrame, 'stock' | 'logos'>) {
  return stock.makes.slice(0, MAKES).map(({ value, count }) => (
    <li key={value}>
      <a className="drawer__make" href={`/search/${slugify(value)}`}>
        <MakeMark name={value} logo={logos[value]} className="check__mark" />
        {value}
        <small>{count}</small>
      </a>
    </li>
  ))
}

/** What takes the place of the links of an entry: its models or makes, then the links again. */
export function LateEntry({ item, frame }: { item: Item; frame: MenuFrame }) {
  return (
    <>
      <First page={pageOfAll(item)} />
      {item.kind === 'models' && <Models models={frame.models} />}
      {item.kind === 'makes' && <Makes stock={frame.stock} logos={frame.logos} />}
      <Links links={item.children} />
    </>
  )
}

/** One entry of the phone's menu. */
export function MobileEntry({ item, lateId }: { item: Item; lateId: string }) {
  if (item.kind === 'link' || item.children.length === 0) return <a href={item.href}>{item.label}</a>
  return (
    <MobileGroup label={item.label} lateId={hasLateDrawer(item) ? lateId : undefined} first={pageOfAll(item)}>
      <Links links={item.children} />
    </MobileGroup>
  )
}
