/** Which request wrote a row that somebody works on later: in this process, and through Redis where the worker is another one. */
import type { SpanContext } from '@opentelemetry/api'
import { LRUCache } from 'lru-cache'
import type { Origins } from '@/lib/trace'
import { readParent, writeParent } from './parent'

const MOST_ROWS = 10_000
/** A batch of cars names no more of the requests that it came from. */
const MOST_LINKS = 16
/** More rows at a time come from a file or a feed, which is not worth as many writes. */
const MOST_SHARED = 8

/** What all processes share. It fails silently: then a piece of work names no request. */
export interface SharedTexts {
  set(name: string, text: string): void
  get(name: string): Promise<string | null>
}

export interface Beginnings {
  add(origins: Origins, span: SpanContext): void
  of(origins: Origins): Promise<SpanContext[]>
}

export function openBeginnings(shared?: SharedTexts): Beginnings {
  const known = new LRUCache<string, string>({ max: MOST_ROWS })
  const textOf = async (name: string, mayAsk: boolean) =>
    known.get(name) ?? (mayAsk ? await shared?.get(name) : undefined)
  return {
    add({ table, ids }, span) {
      const text = writeParent(span)
      for (const id of ids) known.set(`${table} ${id}`, text)
      if (ids.length <= MOST_SHARED) for (const id of ids) shared?.set(`${table} ${id}`, text)
    },
    async of({ table, ids }) {
      const mayAsk = ids.length <= MOST_SHARED
      const texts = await Promise.all(ids.map((id) => textOf(`${table} ${id}`, mayAsk)))
      return [...new Set(texts)].slice(0, MOST_LINKS).flatMap((text) => readParent(text) ?? [])
    },
  }
}
