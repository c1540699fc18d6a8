import { cache } from 'react'
import { cached } from '@/cache/cached'
import { siteTags } from '@/cache/tags'
import type { Site } from '@/core/dealer/views'
import { withFocusedPictures } from './focus'

/** Caches a site's content: once per page render, and until the next change where caching is on. */
export const ofSite = <T>(read: (site: Site) => Promise<T>): ((site: Site) => Promise<T>) =>
  cache(
    cached({
      key: (site: Site) => site.host,
      tags: ({ host }) => siteTags(host),
      read: async (site) => withFocusedPictures(site, await read(site)),
    }),
  )
