import { singleton } from '@/lib/registry'

type Loop = 'search' | 'deliveries' | 'alerts' | 'appointments' | 'codes' | 'reservations' | 'spin'

declare module '@/lib/registry' {
  interface Registry {
    loops: Map<Loop, () => void>
  }
}

const loops = () => singleton('loops', () => new Map())

export const onNotify = (loop: Loop, run: () => void): void => void loops().set(loop, run)
export const notifySearchSync = (): void => loops().get('search')?.()
export const notifyDeliveries = (): void => loops().get('deliveries')?.()
export const notifyReservations = (): void => loops().get('reservations')?.()
export const notifyAlerts = (): void => loops().get('alerts')?.()
export const notifyAppointments = (): void => loops().get('appointments')?.()
export const notifyCodes = (): void => loops().get('codes')?.()
export const notifySpin = (): void => loops().get('spin')?.()
