/** A nudge to a loop of this process's worker, so that fresh work does not wait for its next look. No worker here: nothing happens. */
type Loop = 'search' | 'deliveries' | 'alerts'

declare global {
  var forecourtWake: Map<Loop, () => void> | undefined
}

const loops = (): Map<Loop, () => void> => (globalThis.forecourtWake ??= new Map())

export const onNotify = (loop: Loop, run: () => void): void => void loops().set(loop, run)
export const notifySearchSync = (): void => loops().get('search')?.()
export const notifyDeliveries = (): void => loops().get('deliveries')?.()
export const notifyAlerts = (): void => loops().get('alerts')?.()
