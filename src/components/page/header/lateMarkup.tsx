import { renderStatic } from '@/components/ui/renderStatic'
import type { MenuFrame } from './frame'
import { drawerId, DRAWER_PLACES, hasLateDrawer, hasPanel, menuId } from './lateMenus'
import { LateEntry } from './MobileEntry'
import { LatePlaces } from './MobilePlaces'
import { Panel } from './Panel'

/** What takes the place of the plain lists in the header and in the phone's menu, by the id of the element. */
export function lateMarkup(frame: MenuFrame): Record<string, string> {
  const items = frame.site.config.navigation.map((item, index) => ({ item, index }))
  const panels = items
    .filter(({ item }) => hasPanel(item))
    .map(({ item, index }) => [menuId(index), renderStatic(<Panel item={item} frame={frame} />)])
  const groups = items
    .filter(({ item }) => hasLateDrawer(item))
    .map(({ item, index }) => [drawerId(index), renderStatic(<LateEntry item={item} frame={frame} />)])
  const places = renderStatic(<LatePlaces locations={frame.locations} now={frame.now} />)
  return Object.fromEntries([...panels, ...groups, [DRAWER_PLACES, places]])
}
