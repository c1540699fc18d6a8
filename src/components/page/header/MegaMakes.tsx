import { formatMoney } from '@/core/money/format'
import { slugify } from '@/lib/slugify'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { FacetCount } from '@/core/dealer/views'
import type { MenuFrame } from './frame'
import { MakeMark } from '@/components/ui/MakeMark'
import { MegaSide } from './MegaSide'
import { Tabs } from '@/components/ui/Tabs'
import { t } from '@/lib/words'

interface Props {
  item: TenantConfig['navigation'][number]
  frame: MenuFrame
}

interface Tile {
  label: string
  href: string
  count?: number
  /** For makes only: their logo or two letters. Bodies, places and budgets have none. */
  mark?: { logo: string | undefined }
}

const LIMIT = 12
const BUDGETS = [20000, 30000, 40000, 50000, 70000, 100000]

const facetTiles = (name: string, counts: readonly FacetCount[]): Tile[] =>
  counts.slice(0, LIMIT).map(({ value, count }) => ({
    label: value,
    count,
    href: `/search?${name}=${encodeURIComponent(value)}`,
  }))

function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return tiles.map(({ label, href, count, mark }) => (
    <a key={href} className={mark ? 'make' : 'make make--word'} href={href}>
      {mark && <MakeMark name={label} logo={mark.logo} className="make__mono" />}
      <b>{label}</b>
      <span>{count}</span>
    </a>
  ))
}

export function MegaMakes({ item, frame: { stock, logos } }: Props) {
  const tabs: [string, Tile[]][] = [
    [
      t('By make'),
      stock.makes.slice(0, LIMIT).map(({ value, count }) => ({
        label: value,
        count,
        mark: { logo: logos[value] },
        href: `/search/${slugify(value)}`,
      })),
    ],
    [t('By body'), facetTiles('body', stock.bodies)],
    [
      t('By budget'),
      BUDGETS.map((top) => ({
        label: t('Under {top}', { top: formatMoney(top) }),
        href: `/search?range[price]=:${top}`,
      })),
    ],
    [t('By location'), stock.places.length > 1 ? facetTiles('location_name', stock.places) : []],
    [
      t('Electric & hybrid'),
      facetTiles(
        'fuel',
        stock.fuels.filter(({ value }) => /electric|hybrid/i.test(value)),
      ),
    ],
  ]
  const items = tabs
    .filter(([, tiles]) => tiles.length > 0)
    .map(([label, tiles]) => ({ label, panel: <Tiles tiles={tiles} /> }))
  return (
    <div className="wrap mega__in">
      <Tabs
        id={`stock-${slugify(item.label)}`}
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
