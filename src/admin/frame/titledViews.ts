import type { AdminViewConfig } from 'payload'
import { stepsAt } from './stepsAt'

/** Gives each screen of our own the last of its breadcrumbs as its title in the browser; Payload would call them all the same. */
export const titledViews = <Views extends Record<string, AdminViewConfig>>(views: Views): Views => {
  for (const view of Object.values(views)) {
    const title = stepsAt(`/admin${view.path ?? ''}`)?.at(-1)?.label
    if (title) view.meta = { title, ...view.meta }
  }
  return views
}
