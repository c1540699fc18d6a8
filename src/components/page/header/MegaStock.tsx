import { Icon } from '@/components/ui/Icon'
import { Picture } from '@/components/ui/Picture'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { t } from '@/lib/words'
import { MegaSide } from './MegaSide'

type Item = TenantConfig['navigation'][number]

function Tile({ child }: { child: Item['children'][number] }) {
  return (
    <div className="model">
      {child.picture && <Picture url={child.picture} width={300} height={200} sizes="200px" />}
      <div>
        <b>{child.label}</b>
        {child.note && <span className="model__label">{child.note}</span>}
      </div>
      <p>
        <a href={child.href} aria-label={t('Our stock of {label}', { label: child.label })}>
          {t('Our stock')}
          <Icon name="right" />
        </a>
      </p>
    </div>
  )
}

/** Types of stock as pictures. */
export function MegaStock({ item }: { item: Item }) {
  const tiles = item.children.filter((child) => child.picture)
  return (
    <div className="wrap mega__in mega__in--two">
      <div className="mega__panel">
        {tiles.map((child) => (
          <Tile key={child.href} child={child} />
        ))}
      </div>
      <MegaSide links={item.children.filter((child) => !child.picture)} />
    </div>
  )
}
