/** Finds leads by what a person told, which is sealed: by the hashed beginnings of its words. Any of the clauses is enough. */
import type { Where } from 'payload'
import { soughtNumbers, soughtWords } from '@/domain/privacy/findTexts'
import { rowKeys } from '@/lib/keyRing'

const has = (text: string): Where => ({
  or: rowKeys.tokens(text).map((token) => ({ find_words: { contains: token } })),
})

/** All words of `typed` begin one of the person (`p`), or one of the message (`m`). */
export function toldWords(kind: 'p' | 'm', typed: string): Where[] {
  const words = soughtWords(kind, typed)
  return words.length ? [{ and: words.map(has) }] : []
}

/** `typed` is the beginning of a phone number, however it is spaced. */
export const toldNumber = (typed: string): Where[] => soughtNumbers(typed).map(has)
