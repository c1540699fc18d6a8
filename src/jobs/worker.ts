/** The worker: the loops that carry acknowledged work on. Each claims rows by lease, so several workers share it safely. */
import { deliverOne } from '@/leads/deliveries.worker'
import { startLoop, type Loop } from './loop'
import { onNotify } from './notify'

const IDLE_MS = 1000

/** Starts every loop in this process; `stop` waits for the work under way. */
export function startWorker(more: readonly Loop[] = []): { stop(): Promise<void> } {
  const deliveries = startLoop('deliveries', () => deliverOne(), IDLE_MS)
  onNotify('deliveries', () => deliveries.notify())
  const loops = [deliveries, ...more]
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
    },
  }
}
