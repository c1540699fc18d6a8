import { startLoop, type Loop } from '@/jobs/loop'
import { type NotifiedLoop, onNotify } from '@/jobs/notify'
import { remindOnce, sendOnce } from './send'

declare module '@/lib/registry' {
  interface Registry {
    appointmentsLoop: NotifiedLoop
  }
}

const IDLE_MS = 2000

export function startAppointments(): Loop {
  const loop = startLoop('appointments', async () => (await remindOnce()) || (await sendOnce()), IDLE_MS)
  onNotify('appointmentsLoop', loop)
  return loop
}
