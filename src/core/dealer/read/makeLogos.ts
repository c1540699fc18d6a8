import { cache } from 'react'
import { cached } from '@/cache/cached'
import { ALL } from '@/cache/tags'
import { getDb } from '@/db/payload'
import { siteRead } from './row'

const logos = cached({
  key: () => '',
  tags: () => [ALL],
  read: async (): Promise<Record<string, string>> => {
    const db = await getDb()
    const { docs } = await db.find({ collection: 'manufacturers', depth: 0, limit: 0, ...siteRead })
    return Object.fromEntries(docs.flatMap(({ name, logo }) => (logo?.url ? [[name, logo.url]] : [])))
  },
})

/** By the name of the make. All dealers share them, so they are read once for all; without a page cache, once a render. */
export const listMakeLogos = cache(() => logos(undefined))
