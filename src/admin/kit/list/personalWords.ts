import type { Where } from 'payload'
import { SEALED_LEADS, soughtNumbers, soughtWords } from '@/core/person/sealedLeads'
import { foundBy } from '@/db/sealed/rows'
import { rowKeys } from '@/lib/keyRing'

/** Finds leads by sealed personal data, through hashed beginnings of its words. Any of the clauses is enough. */

const has = (text: string): Where => foundBy(SEALED_LEADS.find.column, rowKeys.tokens(text))

/** All words of `typed` begin one of the person (`p`), or one of the message (`m`). */
export function personalWords(kind: 'p' | 'm', typed: string): Where[] {
  const words = soughtWords(kind, typed)
  return words.length ? [{ and: words.map(has) }] : []
}

/** `typed` is the beginning of a phone number, however it is spaced. */
export const personalNumber = (typed: string): Where[] => soughtNumbers(typed).map(has)
