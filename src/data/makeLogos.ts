import { getDb } from '@/db/payload'
import { ofSite } from './ofSite'
import { siteRead } from './row'

/** The pictures of makes by name, for those that have one. Makes are the platform's: the same for every site. */
export const listMakeLogos = ofSite(async (): Promise<Record<string, string>> => {
  const db = await getDb()
  const { docs } = await db.find({ collection: 'manufacturers', depth: 0, limit: 0, ...siteRead })
  return Object.fromEntries(docs.flatMap(({ name, logo }) => (logo?.url ? [[name, logo.url]] : [])))
})
