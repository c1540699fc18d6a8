import { cache } from 'react'
import { cached } from '@/cache/cached'
import { siteTags } from '@/cache/tags'
import type { Site } from '@/domain/views'

/** A read of a site's content that every page may ask for: once per page, and once per change where answers may be kept. */
export const ofSite = <T>(read: (site: Site) => Promise<T>): ((site: Site) => Promise<T>) =>
  cache(cached({ key: (site: Site) => site.host, tags: ({ host }) => siteTags(host), read }))
