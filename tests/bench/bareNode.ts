import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { onServerCore } from './cores'
import type { Target } from './load'

/** Bare Node that sends this page, on the core of the servers under test. */
export async function bareNode(html: string): Promise<Target & { stop(): void }> {
  const [command, args] = onServerCore(process.execPath, [path.join(import.meta.dirname, 'bareTarget.mjs')])
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const listening = once(child, 'message')
  child.send(html)
  const [port] = await listening
  return { port: Number(port), pid: child.pid ?? 0, stop: () => void child.kill() }
}
