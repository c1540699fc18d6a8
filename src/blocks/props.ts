import type { Site } from '@/domain/views'

/** What every block's Component gets: its own stored values, the site and the moment of the render. */
export interface BlockProps<Values> {
  block: Values
  site: Site
  now: Date
}
