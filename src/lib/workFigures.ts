/** What waits behind the pages, for the metrics: the server in front asks, the application answers. */
import { register, registered } from './registry'

export interface WaysFigures {
  way: string
  waiting: number
  failed: number
  /** The age of the longest waiting one; 0 when none waits. */
  oldestMs: number
}
export interface WorkFigures {
  deliveries: readonly WaysFigures[]
  search: { pending: number; dead: number; lagMs: number }
}

declare module '@/lib/registry' {
  interface Registry {
    workFigures: () => Promise<WorkFigures>
  }
}

export const registerWorkFigures = (read: () => Promise<WorkFigures>): void => register('workFigures', read)
export const workFigures = (): (() => Promise<WorkFigures>) | undefined => registered('workFigures')
