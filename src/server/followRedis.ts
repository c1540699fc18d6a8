import { subscribe } from '@/cache/redis'
import { noteSiteChange } from '@/cache/siteChanges'
import { ALL, namesSite } from '@/cache/tags'
import type { ServerState } from './serving'
import type { Pages } from './Pages'

/** While messages can be lost the cache is bypassed; after a reconnect it starts empty. */
export function followRedis(url: string, pages: Pages, state: ServerState, ownId: string): { close(): void } {
  pages.bypass = true
  state.redis = 'down'
  return subscribe(url, {
    onTags: (tags, from) => {
      if (from === ownId) return
      if (tags.some(namesSite)) noteSiteChange()
      pages.cache.invalidate(tags)
    },
    onUp: () => {
      noteSiteChange()
      pages.cache.invalidate([ALL])
      pages.bypass = false
      state.redis = 'up'
    },
    onDown: () => {
      pages.bypass = true
      pages.cache.invalidate([ALL])
      state.redis = 'down'
    },
  })
}
