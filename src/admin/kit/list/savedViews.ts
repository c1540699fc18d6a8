import { z } from 'zod'

export const MOST_SAVED = 12
export const LONGEST_NAME = 40

export interface SavedView {
  name: string
  /** As in the address, without a question mark. */
  query: string
}
const savedSchema = z.array(z.object({ name: z.string(), query: z.string() }))

/** A preference comes from the browser unchecked: `clean` removes from an address what is no state of the list. */
export const savedViews = (value: unknown, clean: (query: string) => string): SavedView[] =>
  (savedSchema.safeParse(value).data ?? []).slice(0, MOST_SAVED).flatMap(({ name, query }) => {
    const short = name.trim().slice(0, LONGEST_NAME)
    return short ? [{ name: short, query: clean(query) }] : []
  })

/** A view with a name that is taken replaces the old one. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] =>
  savedViews([...views.filter(({ name }) => name !== view.name.trim()), view], (query) => query)
