import { startLoop, type Loop } from '@/jobs/loop'
import { type NotifiedLoop, onNotify } from '@/jobs/notify'
import { remindOnce, sendOnce } from './send'
import type { NoteOnLead } from '@/core/person/leadPorts'

declare module '@/lib/registry' {
  interface Registry {
    appointmentsLoop: NotifiedLoop
  }
}

const IDLE_MS = 2000

export function startAppointments(noteOnLead: NoteOnLead): Loop {
  const send = () => sendOnce(undefined, undefined, noteOnLead)
  const loop = startLoop('appointments', async () => (await remindOnce()) || (await send()), IDLE_MS)
  onNotify('appointmentsLoop', loop)
  return loop
}
