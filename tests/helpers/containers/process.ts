/** A container as a process: its own environment and nothing of ours, its user, what it said, and how it stops. */
import { spawn } from 'node:child_process'
import { NODE_USER } from './image'

export interface Running {
  log(): string
  alive(): boolean
  /** Resolves to the exit code, or null when it had to be killed. */
  stop(graceMs: number): Promise<number | null>
}
export interface How {
  env: Record<string, string>
  cwd?: string
  user?: string
}

const start = (command: readonly string[], { env, cwd, user }: How) => {
  const own = Object.entries({ PATH: process.env.PATH, ...env }).map(([name, value]) => `${name}=${value}`)
  const child = spawn('env', ['-i', ...own, ...command], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user === 'node' && process.getuid?.() === 0 ? { uid: NODE_USER, gid: NODE_USER } : {}),
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (log += part.toString('utf8')))
  const exit = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      log += error.message
      resolve(127)
    })
    child.once('close', (code) => resolve(code))
  })
  return { child, exit, log: () => log }
}

export function startContainer(command: readonly string[], how: How): Running {
  const { child, exit, log } = start(command, how)
  return {
    log,
    alive: () => child.exitCode === null && child.signalCode === null,
    async stop(graceMs) {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), graceMs)
      const code = await exit
      clearTimeout(late)
      return code
    },
  }
}

/** Runs it to its end, as a health check or a one-off command. */
export async function runContainer(
  command: readonly string[],
  how: How,
): Promise<{ code: number | null; log: string }> {
  const { exit, log } = start(command, how)
  const code = await exit
  return { code, log: log() }
}

/** A health check in the words of compose.yaml as a command. */
export const checkCommand = ([kind, ...rest]: readonly string[]): string[] =>
  kind === 'CMD-SHELL' ? ['sh', '-c', rest.join(' ')] : rest
