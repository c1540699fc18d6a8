import 'server-only'
import { doNotKeep } from '@/cache/pageAnswer'
import { carsOfTowing } from '@/core/car/read/cars'
import type { PageView, Site } from '@/core/dealer/views'
import { getPage } from '@/features/pages/readPages'
import { readTowAddress, TOW_FIGURES, TOW_PATH } from '@/features/towing/towAddress.rules'
import { towView, type TowView } from '@/features/towing/towView.rules'
import type { SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'

/** What the dealer writes around the tool, at the same address. */
export const readOwnPage = (site: Site): Promise<PageView | null> => getPage(site, TOW_PATH.slice(1))

export async function readTowing(site: Site, searchParams: SearchParams): Promise<TowView | null> {
  const address = readTowAddress(searchParams)
  const view = towView(await carsOfTowing(site), address)
  // Any visitor can invent figures and names: they must not fill the page cache.
  if (view?.note || TOW_FIGURES.some((name) => address.typed[name])) await doNotKeep()
  return view
}
