import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getSite } from '@/core/dealer/read/sites'
import { siteShown } from '@/core/place/phones/hiddenPhones'
import type { Site } from '@/core/dealer/views'
import { decoded } from '@/lib/text'

/** The site with all its phone numbers, also those that pages must not show. */
export const siteWithPhones = cache((host: string): Promise<Site | null> =>
  getSite(decoded(host).toLowerCase()),
)

/** Cached per request, so metadata and page share one read. */
export const siteOfHost = cache(async (host: string): Promise<Site | null> => {
  const site = await siteWithPhones(host)
  return site && siteShown(site)
})

/** Throws Next's `notFound()` for an unknown host. */
export const requireSite = async (params: Promise<{ host: string }>): Promise<Site> => {
  const site = await siteOfHost((await params).host)
  return site ?? notFound()
}

/** The time of this render. All parts of a page must use the same one. */
export const renderTime = (): Date => new Date()
