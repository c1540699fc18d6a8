import { ModelTile } from '@/components/models/ModelTile'
import { Tabs } from '@/components/ui/Tabs'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { MenuFrame } from './frame'
import { MegaMakes } from './MegaMakes'
import { MegaSide } from './MegaSide'
import { MegaStock } from './MegaStock'
import { modelTabs } from './modelMenu'

interface Props {
  item: TenantConfig['navigation'][number]
  frame: MenuFrame
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

/** The wide panel of an entry, for those that have more than their links (`hasPanel`). */
export function Panel({ item, frame }: Props) {
  switch (item.kind) {
    case 'models':
      return <MegaModels item={item} frame={frame} />
    case 'makes':
      return <MegaMakes item={item} frame={frame} />
    case 'stock':
      return <MegaStock item={item} />
    case 'menu':
    case 'link':
      return null
  }
}
