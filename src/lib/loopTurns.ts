/** When each loop of the worker should turn: a loop that stops or hangs shows in the metrics, where nobody waits for it. */
import { singleton } from './registry'

declare module '@/lib/registry' {
  interface Registry {
    /** By the steady clock, in ms: when the running turn began, or the next one is due. */
    loopTurns: Map<string, number>
  }
}

const turns = () => singleton('loopTurns', () => new Map())

export const turnsIn = (loop: string, ms: number): void => void turns().set(loop, performance.now() + ms)
export const turnsNoMore = (loop: string): void => void turns().delete(loop)

/** In ms, by the name of the loop. */
export const loopsOverdue = (): [string, number][] =>
  [...turns()].map(([loop, due]) => [loop, Math.max(0, performance.now() - due)])
