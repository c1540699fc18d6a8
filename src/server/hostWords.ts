import { AsyncLocalStorage } from 'node:async_hooks'
import { register } from '@/lib/registry'
import { registerWords, type RequestWords } from '@/lib/words'

const words = new AsyncLocalStorage<RequestWords>()
registerWords(words)

declare module '@/lib/registry' {
  interface Registry {
    /** For work that no request began. */
    inWordsOf: <Answer>(host: string, answer: () => Answer) => Answer
  }
}

/** Everything that runs for a request uses the words of its host, once the site has been read. */
export const withWordsOf = <Answer>(host: string, answer: () => Answer): Answer => words.run({ host }, answer)
register('inWordsOf', withWordsOf)
