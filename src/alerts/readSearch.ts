import { searchContext } from '@/data/cars/context'
import { parseSearch, readQuery } from '@/domain/listState/parse'
import { offeredState } from '@/domain/listState/offeredState'
import { type ListState } from '@/domain/listState/state'
import type { Site } from '@/domain/views'

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
