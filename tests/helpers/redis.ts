import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Redis } from 'ioredis'

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export interface RedisServer {
  url: string
  /** Connections end, as after a crash or a cut network. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Alive but silent, like a swapped-out machine: connections stay open and nothing is answered. */
  freeze(): void
  thaw(): void
}

/** A real redis-server from the PATH that stores nothing on disk. */
export async function redisServer(): Promise<RedisServer> {
  const port = await freePort()
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-redis-'))
  const url = `redis://127.0.0.1:${port}`
  let child: ChildProcess | undefined

  async function start(): Promise<void> {
    child = spawn(
      'redis-server',
      ['--port', String(port), '--save', '', '--appendonly', 'no', '--dir', dir, '--bind', '127.0.0.1'],
      { stdio: 'ignore' },
    )
    child.on('error', (error) => {
      throw new Error(
        `redis-server is not on the PATH (Debian: apt-get install redis-server): ${error.message}`,
      )
    })
    const probe = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: () => 50 })
    probe.on('error', () => undefined)
    await probe.ping()
    probe.disconnect()
  }
  async function stop(): Promise<void> {
    const running = child
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url,
    start,
    stop,
    freeze: () => void child?.kill('SIGSTOP'),
    thaw: () => void child?.kill('SIGCONT'),
  }
}
