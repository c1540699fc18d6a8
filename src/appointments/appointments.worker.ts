import { startLoop, type Loop } from '@/jobs/loop'
import { onNotify } from '@/jobs/notify'
import { remindOnce, sendOnce } from './send'

const IDLE_MS = 2000

export function startAppointments(): Loop {
  const loop = startLoop('appointments', async () => (await remindOnce()) || (await sendOnce()), IDLE_MS)
  onNotify('appointments', () => loop.notify())
  return loop
}
