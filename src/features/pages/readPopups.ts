import { getDb } from '@/db/payload'
import { type DayWindow, dayWindow, isOn } from '@/core/place/hours/dayWindow'
import { openable, type PopupView } from './popup.rules'
import type { Site } from '@/core/dealer/views'
import type { Popup } from '@/payload-types'
import { ofSite } from '@/core/dealer/read/ofSite'
import { pictureUrl, siteRead } from '@/core/dealer/read/row'
import { soundRows } from '@/core/dealer/read/soundRows'

interface PlannedPopup {
  window: DayWindow
  view: PopupView
}

const toPlanned = (row: Popup, window: DayWindow): PlannedPopup => ({
  window,
  view: {
    version: `${row.id} ${row.updatedAt}`,
    title: row.title,
    text: row.text ?? '',
    image_url: pictureUrl(row.image, row.image_url),
    label: row.label ?? '',
    href: row.href ?? '',
    until: window.until,
    paths: row.paths ?? [],
  },
})

const plannedPopups = ofSite(async (site): Promise<PlannedPopup[]> => {
  const db = await getDb()
  const docs = await soundRows(db, 'popups', site.tenant.id, (own) =>
    db.find({
      collection: 'popups',
      where: { and: own },
      sort: '-updatedAt',
      depth: 1,
      limit: 0,
      ...siteRead,
    }),
  )
  return docs.map((row) => toPlanned(row, dayWindow(row.first_day, row.last_day, site.config.timezone)))
})

/** Those that run, the newest first. The time is checked at each read, so the cached list stays valid. */
export const currentPopups = async (site: Site, now: Date): Promise<PopupView[]> => {
  const at = now.getTime()
  const on = (await plannedPopups(site)).filter(({ window }) => isOn(window, at))
  return openable(on.map(({ view }) => view))
}
