import { z } from 'zod'
import PHRASES from './phrases.data.json'
import { listedAnd } from '@/lib/text'

const KNOWN = new Set(PHRASES)

const LONGEST = 400

const gapsOf = (text: string): Set<string> => new Set(text.match(/\{\w+\}/g))

/** What is wrong with a dealer's own text for a phrase; null when nothing is. */
export function ownWordFault(phrase: string, own: string): string | null {
  if (!KNOWN.has(phrase)) return `“${phrase}” is no phrase of the sites.`
  if (!own.trim()) return `“${phrase}” has no text of your own: take it out, and the usual text is back.`
  if (own.length > LONGEST) return `“${phrase}”: use at most ${LONGEST} characters.`
  if (/[<>]/.test(own)) return `“${phrase}”: leave out < and >. Words are plain text.`
  const [needed, input] = [gapsOf(phrase), gapsOf(own)]
  const lost = [...needed].filter((gap) => !input.has(gap))
  if (lost.length) return `“${phrase}”: keep ${listedAnd(lost)} in your text.`
  const unknown = [...input].filter((gap) => !needed.has(gap))
  return unknown.length ? `“${phrase}”: ${listedAnd(unknown)} stands for nothing here.` : null
}

/** Checked on saving only. Reading a site skips this check: a phrase that no longer exists must not close the site. */
export const ownWordsSchema = z.record(z.string(), z.string()).superRefine((words, context) => {
  for (const [phrase, own] of Object.entries(words)) {
    const message = ownWordFault(phrase, own)
    if (message) context.addIssue({ code: 'custom', message })
  }
})
