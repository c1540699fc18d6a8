import { openRemoteFiles } from '@/integrations/remoteFile'
import { startLoop, type Loop } from '@/jobs/loop'
import { pullOnce } from './pull'

const IDLE_MS = 30_000
/** Dealers whose suppliers are asked at a time: a slow one holds up its own dealer only. */
const AT_ONCE = 4

export function startAddresses(): Loop {
  const [files, busy, stopping] = [openRemoteFiles(), new Set<string>(), new AbortController()]
  const loops = Array.from({ length: AT_ONCE }, (_, at) =>
    startLoop(`stock addresses ${at + 1}`, () => pullOnce(files, busy, stopping.signal), IDLE_MS),
  )
  return {
    notify: () => loops.forEach((loop) => loop.notify()),
    async stop() {
      stopping.abort(new Error('The server stops'))
      await Promise.all(loops.map((loop) => loop.stop()))
      await files.close()
    },
  }
}
