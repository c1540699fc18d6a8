import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { Frame } from './frame'
import { MegaSide } from './MegaSide'
import { modelTabs } from './modelMenu'
import { ModelTile } from '@/components/models/ModelTile'
import { Tabs } from '@/components/ui/Tabs'

interface Props {
  item: TenantConfig['navigation'][number]
  frame: Frame
}

export function MegaModels({ item, frame }: Props) {
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
