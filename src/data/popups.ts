import { getDb } from '@/db/payload'
import { addDays, instantOf } from '@/domain/hours/civil'
import type { PopupView } from '@/domain/popup'
import type { Site } from '@/domain/views'
import type { Popup } from '@/payload-types'
import { ofSite } from './ofSite'
import { pictureUrl, siteRead } from './row'

interface PlannedPopup {
  from: number
  view: PopupView
}

const midnight = (date: string, timezone: string): number => instantOf({ date, clock: '00:00' }, timezone)

/** First and last day are the dealer's days: the last one is shown to its end. */
const toPlanned = (row: Popup, zone: string): PlannedPopup => ({
  from: row.first_day ? midnight(row.first_day.slice(0, 10), zone) : 0,
  view: {
    version: `${row.id} ${row.updatedAt}`,
    title: row.title,
    text: row.text ?? '',
    image_url: pictureUrl(row.image, row.image_url),
    label: row.label ?? '',
    href: row.href ?? '',
    until: row.last_day ? midnight(addDays(row.last_day.slice(0, 10), 1), zone) : null,
    paths: row.paths ?? [],
  },
})

const plannedPopups = ofSite(async (site): Promise<PlannedPopup[]> => {
  const db = await getDb()
  const { docs } = await db.find({
    collection: 'popups',
    where: { tenant: { equals: site.tenant.id } },
    sort: '-updatedAt',
    depth: 1,
    limit: 0,
    ...siteRead,
  })
  return docs.map((row) => toPlanned(row, site.config.timezone))
})

/** The newest one that is on; the time is checked at each read, so that the cached list stays valid. */
export const currentPopup = async (site: Site, now: Date): Promise<PopupView | null> => {
  const at = now.getTime()
  const on = (await plannedPopups(site)).find(
    ({ from, view }) => from <= at && (view.until === null || at < view.until),
  )
  return on?.view ?? null
}
