/** The production build as separate processes, started like `npm start` and a supervisor do, with their output. */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { forgetHome } from './copies'
import { freePort } from './redis'
import { send, type Reply, type Send } from './rawHttp'

export interface AppProcess {
  pid: number
  port: number
  /** What it printed so far, both streams. */
  log(): string
  alive(): boolean
  /** Resident memory in MB, as the kernel counts it. */
  memoryMb(): number
  /** One request; `host` is a tenant's slug under localhost, or a whole host when it has a dot or a colon. */
  ask(how?: Send): Promise<Reply>
  ready(): Promise<{ ok: boolean; checks: Record<string, unknown> }>
  kill(): Promise<void>
  stop(): Promise<number | null>
}

const readySchema = z.object({ ok: z.boolean(), checks: z.record(z.string(), z.unknown()) })
const START_MS = 120_000

/** Settings of the test run that a server of its own must not inherit. */
const NEUTRAL = {
  DATABASE_URL: '',
  MEILISEARCH_HOST: '',
  REDIS_URL: '',
  SMTP_URL: '',
  ROLE: '',
  NODE_OPTIONS: '',
  VITEST: '',
  LOG_LEVEL: 'warn',
  DEMO_HISTORY: '0',
  UNCACHED_PAGES_PER_MINUTE: '100000',
}

export function spawnApp(env: Record<string, string>, port: number): AppProcess {
  if (!existsSync('.next/forecourt-server.mjs'))
    throw new Error('There is no production build: run `npm run build` first.')
  const child = spawn(process.execPath, ['.next/forecourt-server.mjs'], {
    env: {
      ...process.env,
      ...NEUTRAL,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (log += part.toString('utf8')))
  const exit = new Promise<number | null>((resolve) => void child.once('exit', resolve))
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal)
    return exit
  }
  const ask = (how: Send = {}) => send(port, { host: 'localhost', ...how })
  return {
    pid: child.pid ?? 0,
    port,
    log: () => log,
    alive: () => child.exitCode === null && child.signalCode === null,
    memoryMb: () =>
      Math.round(
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
      ),
    ask,
    ready: async () => readySchema.parse(JSON.parse((await ask({ path: '/readyz' })).text)),
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

/** True for the one process that made the folder. */
function tryMkdir(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

/**
 * The demo dealers, loaded once in a run: the first file that starts a server on an empty folder loads them, and each copies
 * them. Without DEMO_DATA, as in a benchmark, every server loads its own.
 */
async function giveDemo(dataDir: string): Promise<void> {
  const demo = process.env.DEMO_DATA
  if (!demo || (existsSync(dataDir) && readdirSync(dataDir).length)) return
  if (tryMkdir(`${demo}.lock`)) {
    await (await started({ DATA_DIR: `${demo}.loading` })).stop()
    renameSync(`${demo}.loading`, demo)
  }
  for (const end = Date.now() + START_MS; !existsSync(demo) && Date.now() < end;) await setTimeout(100)
  cpSync(demo, dataDir, { recursive: true })
  await forgetHome(path.join(dataDir, 'forecourt.db'))
}

/** Starts one and waits until it reports that it serves. On an empty folder of its own store it has the demo dealers. */
export async function startApp(env: Record<string, string>, port?: number): Promise<AppProcess> {
  if (env.DATA_DIR && !env.DATABASE_URL) await giveDemo(env.DATA_DIR)
  return started(env, port)
}

async function started(env: Record<string, string>, port?: number): Promise<AppProcess> {
  const app = spawnApp(env, port ?? (await freePort()))
  const end = Date.now() + START_MS
  while (Date.now() < end) {
    if (!app.alive()) throw new Error(`The server ended while starting:\n${app.log()}`)
    if ((await app.ready().catch(() => null))?.ok) return app
    await setTimeout(100)
  }
  await app.kill()
  throw new Error(`The server was not ready in time:\n${app.log()}`)
}
