import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const QUIET_MS = 3000

/**
 * Keeps the heap near what is alive. On a machine with much memory V8 first collects in full at half a gigabyte, and
 * then lets the heap grow fourfold; one collection after the start, and a smaller step, hold it to about half of that.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=25')
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  // Later: the first visitor comes first.
  setTimeout(() => typeof collect === 'function' && Reflect.apply(collect, undefined, []), QUIET_MS).unref()
}
