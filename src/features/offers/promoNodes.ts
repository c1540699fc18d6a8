import { getDb } from '@/db/payload'
import type { CarType } from '@/core/car/car'
import { type DayWindow, dayWindow, isOn } from '@/core/place/hours/dayWindow'
import type { PromoNodeView, Site } from '@/core/dealer/views'
import type { PromoNode } from '@/payload-types'
import { ofSite } from '@/core/dealer/read/ofSite'
import { pictureUrl, siteRead } from '@/core/dealer/read/row'
import { soundRows } from '@/core/dealer/read/soundRows'

const isCarType = (word: string): word is CarType => ['new', 'used', 'demo'].includes(word)

const toPromo = (row: PromoNode): PromoNodeView => ({
  id: row.id,
  title: row.title,
  text: row.text ?? '',
  label: row.label ?? '',
  href: row.href ?? '',
  image_url: pictureUrl(row.image, row.image_url),
  position: row.position,
  car_types: (row.display ?? []).filter(isCarType),
  strictDisplay: row.strictDisplay ?? false,
})

interface PlannedPromo {
  window: DayWindow
  view: PromoNodeView
}

const plannedPromos = ofSite(async (site): Promise<PlannedPromo[]> => {
  const db = await getDb()
  const docs = await soundRows(db, 'promo-nodes', site.tenant.id, (own) =>
    db.find({
      collection: 'promo-nodes',
      where: { and: own },
      sort: 'position',
      depth: 1,
      limit: 0,
      ...siteRead,
    }),
  )
  return docs.map((row) => ({
    window: dayWindow(row.start, row.expiry, site.config.timezone),
    view: toPromo(row),
  }))
})

export const listPromoNodes = async (site: Site, now = new Date()): Promise<PromoNodeView[]> => {
  const at = now.getTime()
  const planned = await plannedPromos(site)
  return planned.filter(({ window }) => isOn(window, at)).map(({ view }) => view)
}
