import { register, registered, type Registry } from '@/lib/registry'
import type { Loop } from './loop'

/** A feature declares its loop in the registry: `searchLoop: NotifiedLoop`. */
export type NotifiedLoop = Pick<Loop, 'notify'>
type LoopName = {
  [Name in keyof Registry]: Registry[Name] extends NotifiedLoop ? Name : never
}[keyof Registry]

export const onNotify = (name: LoopName, loop: NotifiedLoop): void => register(name, loop)

/** Tells a loop of this process that something is due. If it runs in another process, its next round finds the work. */
export const notify = (name: LoopName): void => registered(name)?.notify()
