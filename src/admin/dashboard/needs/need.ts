import { inGroups } from '@/lib/inGroups'

/** A button that acts at once: it makes each of its calls once, one after another. */
export interface Press {
  label: string
  doing: string
  /** What it did. */
  done: string
  /** Addresses below the admin's API. */
  calls: readonly string[]
  body?: Record<string, string | boolean>
}

export interface Need {
  id: string
  tenant: string
  /** `bad`: something is wrong now. `soon`: it will be, if nobody acts. */
  tone: 'bad' | 'soon'
  /** When it began to be wrong, or will. Epoch milliseconds. */
  due: number
  title: string
  why: string
  act: string
  href: string
  presses?: readonly Press[]
}

/** What is wrong now comes first, then what is due first. */
export const byUrgency = (needs: readonly Need[]): Need[] =>
  [...needs].sort((a, b) =>
    a.tone === b.tone ? a.due - b.due || a.id.localeCompare(b.id) : a.tone === 'bad' ? -1 : 1,
  )

const MOST_NAMED = 3

/** `a, b, c and 2 more` */
export function named(names: readonly string[]): string {
  const shown = names.slice(0, MOST_NAMED)
  const more = names.length - shown.length
  return more ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}

export const byDealer = <T extends { tenant: string }>(rows: readonly T[]) =>
  inGroups(rows, ({ tenant }) => tenant)
