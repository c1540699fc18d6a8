import { AsyncLocalStorage } from 'node:async_hooks'
import { registerWords, type RequestWords } from '@/lib/words'

const words = new AsyncLocalStorage<RequestWords>()
registerWords(words)

/** Everything that runs for a request uses the words of its host, once the site has been read. */
export const withWordsOf = <Answer>(host: string, answer: () => Answer): Answer => words.run({ host }, answer)
