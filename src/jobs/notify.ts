/** Notifies a loop of this process's worker, so that new work does not wait for its next round; without a worker nothing happens. */
type Loop = 'search' | 'deliveries' | 'alerts'

declare global {
  var forecourtLoops: Map<Loop, () => void> | undefined
}

const loops = (): Map<Loop, () => void> => (globalThis.forecourtLoops ??= new Map())

export const onNotify = (loop: Loop, run: () => void): void => void loops().set(loop, run)
export const notifySearchSync = (): void => loops().get('search')?.()
export const notifyDeliveries = (): void => loops().get('deliveries')?.()
export const notifyAlerts = (): void => loops().get('alerts')?.()
