import { getDb } from '@/db/payload'
import { ofSite } from './ofSite'
import { siteRead } from './row'

export const listMakeLogos = ofSite(async (): Promise<Record<string, string>> => {
  const db = await getDb()
  const { docs } = await db.find({ collection: 'manufacturers', depth: 0, limit: 0, ...siteRead })
  return Object.fromEntries(docs.flatMap(({ name, logo }) => (logo?.url ? [[name, logo.url]] : [])))
})
