import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getSite } from '@/data/sites'
import type { Site } from '@/domain/views'

/** The site of a host, read once per page. */
export const siteOfHost = cache((host: string): Promise<Site | null> =>
  getSite(decodeURIComponent(host).toLowerCase()),
)

/** The page's site; an unknown host is a plain 404. */
export const requireSite = async (params: Promise<{ host: string }>): Promise<Site> => {
  const site = await siteOfHost((await params).host)
  return site ?? notFound()
}

/** The moment of this render: everything on a page agrees on it. */
export const renderTime = (): Date => new Date()
