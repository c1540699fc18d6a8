import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const QUIET_MS = 3000

/** Otherwise, with much memory, V8 first collects in full at 512 MB and the heap grows to twice this size. */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=25')
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  setTimeout(() => typeof collect === 'function' && Reflect.apply(collect, undefined, []), QUIET_MS).unref()
}
