import { searchContext } from '@/data/cars/context'
import { parseSearch, readQuery } from '@/domain/listState/parse'
import { type SearchState } from '@/domain/listState/state'
import type { Site } from '@/domain/views'

/** Path segments after `/search` and the query; null when it is no list page's address. */
export function splitSearch(text: string): { segments: string[]; query: string } | null {
  const [path = '', query = ''] = text.startsWith('/') ? text.split(/\?(.*)/s) : ['', text.replace(/^\?/, '')]
  if (path ? !/^\/search(\/|$)/.test(path) : query && !query.includes('=')) return null
  try {
    return { segments: path.split('/').slice(2).filter(Boolean).map(decodeURIComponent), query }
  } catch {
    return null
  }
}

/** What a shopper wants to hear of, read as the site's list page reads it; null when it is no list page's address. */
export async function readSearch(site: Site, text: string): Promise<SearchState | null> {
  const parts = splitSearch(text)
  return (
    parts && parseSearch(parts.segments, new URLSearchParams(parts.query), await searchContext(site)).state
  )
}

/** A search as it was saved: its values stand in it in full, so today's stock has no say in what it means. */
export const savedState = (search: string): SearchState => readQuery(new URLSearchParams(search))
