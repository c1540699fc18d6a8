import type { AdminViewConfig } from 'payload'
import { stepsAt } from './stepsAt'

/** Payload would call them all the same. */
export const titledViews = <Views extends Record<string, AdminViewConfig>>(views: Views): Views => {
  for (const view of Object.values(views)) {
    const title = stepsAt(`/admin${view.path ?? ''}`)?.at(-1)?.label
    if (title) view.meta = { title, ...view.meta }
  }
  return views
}
