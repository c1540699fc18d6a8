/** When the pages of a website were changed, and by whom. */
import type { Where } from 'payload'
import { editors } from '@/access/rules'
import { addDays, civilAt, instantOf } from '@/core/dealer/country/civil'
import { writeAudits } from '@/db/audit'
import { getDb } from '@/db/payload'
import { MINUTE_MS } from '@/lib/time'
import { DAYS } from './dealerLife'
import { pastChange, staffWith, type PastChange, type Stage } from './stage'

/** All were there from the first day, and about half were changed since. A list shows the newest version of each. */
export async function pagesOf(stage: Stage): Promise<void> {
  const { site, random, now } = stage
  const { timezone } = site.config
  const [{ db }, people] = await Promise.all([getDb(), staffWith(site.tenant.id, editors)])
  const where: Where = {
    and: [{ 'version.tenant': { equals: site.tenant.id } }, { latest: { equals: true } }],
  }
  const { docs } = await db.findVersions({ collection: 'pages', where, pagination: false, sort: 'id' })
  const today = civilAt(new Date(now), timezone).date
  const at = (back: number) =>
    instantOf({ date: addDays(today, -back), clock: '09:00' }, timezone) + random.between(0, 460) * MINUTE_MS
  const begun = at(DAYS)
  const audits: PastChange[] = []
  for (const { id, parent, version } of docs) {
    const changed = people.length && random.chance(0.55) ? at(random.between(1, DAYS - 2)) : null
    const moments = { createdAt: begun, updatedAt: changed ?? begun }
    const [createdAt, updatedAt] = Object.values(moments).map((one) => new Date(one).toISOString())
    await db.updateVersion({
      ...{ collection: 'pages', id, returning: false },
      versionData: { parent, version: { ...version, createdAt, updatedAt } },
    })
    if (changed)
      audits.push(
        pastChange(stage, random.pick(people), changed, {
          ...{
            what: 'update pages',
            entity: 'pages',
            docId: String(parent),
            docTitle: String(version.title),
          },
        }),
      )
  }
  await writeAudits(audits)
}
