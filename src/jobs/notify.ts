import { register, registered, type Registry } from '@/lib/registry'
import { startLoop, type Loop } from './loop'

/** A feature declares its loop in the registry: `searchLoop: NotifiedLoop`. */
export type NotifiedLoop = Pick<Loop, 'notify'>
type LoopName = {
  [Name in keyof Registry]: Registry[Name] extends NotifiedLoop ? Name : never
}[keyof Registry]

export const onNotify = (name: LoopName, loop: NotifiedLoop): void => register(name, loop)

/** A loop that is notified when something is due, and looks for it in its rhythm too. */
export function startNotified(name: LoopName, work: () => Promise<boolean>, idleMs: number): Loop {
  const loop = startLoop(name, work, idleMs)
  onNotify(name, loop)
  return loop
}

/** Tells a loop of this process that something is due. If it runs in another process, its next round finds the work. */
export const notify = (name: LoopName): void => registered(name)?.notify()
