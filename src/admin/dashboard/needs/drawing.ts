import { CARS, MAIN, TODAY } from '@/admin/frame/mainScreens.data'
import { listHref } from '@/lib/adminHrefs'

const OF_CARS = ['cars', 'valuations', 'reservations'] as const
const ALERT = 'M12 9v4m0 4h.01M10.3 3.9 1.8 18a2 2 0 0 0 1.7 3h17a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0z'

/** The drawing that the menu has for where a need leads to. */
export function drawingOf(href: string): string {
  if (OF_CARS.some((slug) => href.startsWith(listHref(slug)))) return CARS.icon
  const [, icon] = [...MAIN].find(([to]) => to !== TODAY.to && href.startsWith(to)) ?? []
  return icon ?? ALERT
}
