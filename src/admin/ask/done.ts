import { z } from 'zod'

const KEY = 'fc-done'
const doneSchema = z.object({
  words: z.string(),
  /** Id of the heading of the part in which the button was. */
  heading: z.string().nullable(),
})
type Done = z.output<typeof doneSchema>

/** For the next screen of this tab: what a press did is said when its result can be seen. */
export function sayNext(words: string, from: Element | null): void {
  const heading = from?.closest('[aria-labelledby]')?.getAttribute('aria-labelledby') ?? null
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ words, heading } satisfies Done))
  } catch {
    // A browser without storage shows the result alone.
  }
}

/** Once. */
export function takeNext(): Done | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return kept === null ? null : (doneSchema.safeParse(JSON.parse(kept)).data ?? null)
  } catch {
    return null
  }
}
