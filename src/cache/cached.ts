import { LRUCache } from 'lru-cache'
import { isStoreUnavailable } from '@/lib/storeUnavailable'
import { isCurrent, versionOf, type Version } from './validity'
import { pageCachePort } from './port'

const KEPT_MAX = 500
const KEPT_MS = 60_000

interface CacheEntry<T> extends Version {
  answer: Promise<T>
  until: number
}

export interface CachedRead<Asked, Answer> {
  key: (asked: Asked) => string
  tags: (asked: Asked) => string[]
  read: (asked: Asked) => Promise<Answer>
  /** How many large answers are kept. */
  max?: number
}

/**
 * For at most a minute, longer only while the store is unavailable. Without a page cache (tests, worker, Redis unavailable)
 * each call reads. Null and failures are not stored. Callers share results: never change one.
 */
export function cached<Asked, Answer>({
  key,
  tags,
  read,
  max = KEPT_MAX,
}: CachedRead<Asked, Answer>): (asked: Asked) => Promise<Answer> {
  const kept = new LRUCache<string, CacheEntry<Answer>>({ max })
  return (asked) => {
    const port = pageCachePort()
    const name = key(asked)
    const found = kept.get(name)
    const isValid = (entry: CacheEntry<Answer>) => port !== null && isCurrent(port, entry, () => tags(asked))
    if (found && found.until > Date.now() && isValid(found)) return found.answer
    const proof = versionOf(port, tags(asked))
    if (!proof) return read(asked)
    const answer = read(asked).catch((error: unknown) => {
      if (!found || !isStoreUnavailable(error) || !isValid(found)) throw error
      if (kept.get(name)?.answer === answer) kept.set(name, found)
      return found.answer
    })
    kept.set(name, { ...proof, answer, until: Date.now() + KEPT_MS })
    const forget = () => {
      if (kept.get(name)?.answer === answer) kept.delete(name)
    }
    answer.then((value) => {
      if (value === null) forget()
    }, forget)
    return answer
  }
}
