/** Views of the inbox that one person named for themself, as their preference stores them. */
import { z } from 'zod'
import { inboxQuery, inboxState } from './inbox'

export const SAVED_VIEWS_KEY = 'lead-views'
export const MOST_SAVED = 12
export const LONGEST_NAME = 40

export interface SavedView {
  name: string
  /** As in the address, without a question mark. */
  query: string
}
const savedSchema = z.array(z.object({ name: z.string(), query: z.string() }))

/** A preference is the browser's own word: what is no state of the inbox is left out of the address. */
export const savedViews = (value: unknown): SavedView[] =>
  (savedSchema.safeParse(value).data ?? []).slice(0, MOST_SAVED).flatMap(({ name, query }) => {
    const clean = name.trim().slice(0, LONGEST_NAME)
    const state = inboxState(Object.fromEntries(new URLSearchParams(query)))
    return clean ? [{ name: clean, query: inboxQuery(state) }] : []
  })

/** A name that is taken gets the new address. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  savedViews([...views.filter(({ name }) => name !== view.name.trim()), view])
