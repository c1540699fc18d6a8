import { searchContext } from '@/search/cars/context'
import { parseSearch, readQuery } from '@/search/list/parse'
import { offeredState } from '@/search/list/offeredState'
import { type ListState } from '@/search/list/state'
import type { Site } from '@/core/dealer/views'

export function splitSearch(text: string): { segments: string[]; query: string } | null {
  const [path = '', query = ''] = text.startsWith('/') ? text.split(/\?(.*)/s) : ['', text.replace(/^\?/, '')]
  if (path ? !/^\/search(\/|$)/.test(path) : query && !query.includes('=')) return null
  try {
    return { segments: path.split('/').slice(2).filter(Boolean).map(decodeURIComponent), query }
  } catch {
    return null
  }
}

export async function readSearch(site: Site, text: string): Promise<ListState | null> {
  const parts = splitSearch(text)
  if (!parts) return null
  const { state } = parseSearch(parts.segments, new URLSearchParams(parts.query), await searchContext(site))
  return offeredState(state, site.config.features)
}

/** A stored search holds its values in full, so its meaning does not depend on today's stock. */
export const savedState = (search: string): ListState => readQuery(new URLSearchParams(search))
