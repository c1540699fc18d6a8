import { LRUCache } from 'lru-cache'
import { isCurrent, versionOf, type Version } from './validity'
import { pageCachePort } from './port'

const KEPT_MAX = 500
const KEPT_MS = 60_000

interface CacheEntry<T> extends Version {
  answer: Promise<T>
}

export interface CachedRead<Asked, Answer> {
  key: (asked: Asked) => string
  /** What the answer depends on, as pages do (tags.ts). */
  tags: (asked: Asked) => string[]
  read: (asked: Asked) => Promise<Answer>
}

/**
 * A reader whose answers are kept in this process until one of their tags is emptied, a minute at most: what every page of
 * a site needs, read once and not once a page. Valid exactly as long as a cached page would be, by the door's own word;
 * where there is no page cache (tests, the worker, hot reload, Redis away) each call reads anew. Null (not there, search
 * away) is not kept. Answers are shared: never change one.
 */
export function cached<Asked, Answer>({
  key,
  tags,
  read,
}: CachedRead<Asked, Answer>): (asked: Asked) => Promise<Answer> {
  const kept = new LRUCache<string, CacheEntry<Answer>>({ max: KEPT_MAX, ttl: KEPT_MS })
  return (asked) => {
    const port = pageCachePort()
    const name = key(asked)
    const found = kept.get(name)
    if (port && found && isCurrent(port, found, () => tags(asked))) return found.answer
    const proof = versionOf(port, tags(asked))
    if (!proof) return read(asked)
    const answer = read(asked)
    kept.set(name, { ...proof, answer })
    const forget = () => {
      if (kept.get(name)?.answer === answer) kept.delete(name)
    }
    answer.then((value) => {
      if (value === null) forget()
    }, forget)
    return answer
  }
}
