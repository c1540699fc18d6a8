import { onShutdown } from './lifecycle'
import { log } from './log'

/** For a mail that must not keep an answer waiting. The end of the process waits for it; `failed` is logged. */
export function afterwards(work: Promise<unknown>, failed: string): void {
  const done = onShutdown(() => work)
  void work.catch((error: unknown) => log.error({ err: error }, failed)).finally(done)
}
