import { z } from 'zod'
import { env } from '@/env'
import { CommandError, say } from './say'
import { post } from './send'
import { findServer, operate } from './server'

export interface PushTarget {
  post(path: string, bytes: Uint8Array): Promise<unknown>
}
interface Wanted {
  dealership: string
  tenant: string | undefined
  key: string | undefined
  url: string | undefined
}

const openedSchema = z.object({ key: z.string() })

async function borrowedKey(
  { dealership, tenant }: Wanted,
  running: Awaited<ReturnType<typeof findServer>>,
): Promise<string> {
  const result = await operate({ op: 'push.open', dealership, ...(tenant ? { tenant } : {}) }, running)
  if (!result.ok) throw new CommandError(result.lines.join('\n'), 2)
  return openedSchema.parse(result.data).key
}

async function local(key: string): Promise<PushTarget> {
  const { dispatchLocal } = await import('./local')
  say('No server is running: the cars are stored directly.')
  return { post: (path, bytes) => dispatchLocal(key, path, bytes) }
}

export async function openTarget(wanted: Wanted): Promise<PushTarget> {
  const { key, url } = wanted
  if (url) {
    if (!key) throw new CommandError('A push to another server needs a key: --key, or FORECOURT_KEY.', 2)
    return { post: (path, bytes) => post({ origin: url.replace(/\/+$/, ''), key }, path, bytes) }
  }
  const running = await findServer()
  if (!key && env.mode === 'production')
    throw new CommandError('Give a key with --key or FORECOURT_KEY (made by `keys create`).', 2)
  const used = key ?? (await borrowedKey(wanted, running))
  if (!running) return local(used)
  const target = { origin: `http://127.0.0.1:${running.port}`, host: env.platformHost, key: used }
  return { post: (path, bytes) => post(target, path, bytes) }
}
