/** What waits behind the pages, for the metrics: the server in front asks, the application answers. */
import { register, registered } from './registry'

export interface WaysFigures {
  way: string
  waiting: number
  failed: number
  /** The age of the longest waiting one; 0 when none waits. */
  oldestMs: number
}
export interface OutboxFigures {
  name: string
  waiting: number
  dead: number
  /** How long the oldest has been due. */
  lateMs: number
}
export interface WorkFigures {
  deliveries: readonly WaysFigures[]
  outbox: readonly OutboxFigures[]
  search: { pending: number; dead: number; lagMs: number }
  feeds: { held: number; oldestMs: number }
  /** Bytes. */
  diskFree: number
  /** Null before the first backup. */
  backupAgeMs: number | null
}

declare module '@/lib/registry' {
  interface Registry {
    workFigures: () => Promise<WorkFigures>
  }
}

export const registerWorkFigures = (read: () => Promise<WorkFigures>): void => register('workFigures', read)
export const workFigures = (): (() => Promise<WorkFigures>) | undefined => registered('workFigures')
