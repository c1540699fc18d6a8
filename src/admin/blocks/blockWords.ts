import { z } from 'zod'
import { plural } from '@/core/money/format'

const written = z.string().trim().min(1)
const NAMES = ['heading', 'title', 'question', 'label', 'text'] as const
// Marks of headings and lists, which an editor types.
const MARKS = /^(?:#+|[->]) +/gm
const LONGEST = 60

/** What tells one folded block of a page from the next: its own first words, else how many parts it has. */
export function blockWords(block: Record<string, unknown>): string {
  for (const name of NAMES) {
    const data = written.safeParse(block[name]).data?.replaceAll(MARKS, '')
    if (data) return data.length > LONGEST ? `${data.slice(0, LONGEST - 1).trimEnd()}…` : data
  }
  const rows = Object.values(block).find(
    (value): value is unknown[] => Array.isArray(value) && value.length > 0,
  )
  return rows ? plural(rows.length, 'part') : ''
}
