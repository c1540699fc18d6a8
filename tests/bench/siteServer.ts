import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../helpers/redis'
import { onServerCore } from './cores'
import type { Target } from './load'

export interface SiteServer extends Target {
  dataDir: string
  /** What it wrote to standard error, which is shown too. */
  log(): string
  get(host: string, path: string): Promise<Response>
  memoryMb(): number
  stop(): Promise<void>
}

interface Start {
  /** A built checkout; this one unless said. */
  folder?: string
  env?: Record<string, string>
  /** On the stores of an earlier start of this name. */
  keep?: boolean
}

/** Every page is rendered anew. A checkout that does not know the setting needs an address of its own for each request. */
export const UNCACHED = { PAGE_CACHE_MB: '0' }

/** fetch() may not set Host, and *.localhost need not resolve. */
function get(port: number, host: string, path: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', path, headers: { host: `${host}:${port}` } },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => resolve(new Response(Buffer.concat(parts), { status: answer.statusCode })))
      },
    )
    call.on('error', reject)
    call.end()
  })
}

/** The production server on stores of its own, new unless said, ready when this resolves. */
export async function startSite(
  name: string,
  { folder = '.', env = {}, keep = false }: Start = {},
): Promise<SiteServer> {
  if (!existsSync(path.join(folder, '.next/BUILD_ID')))
    throw new Error(`${path.resolve(folder)} is not built: npm run build`)
  const dataDir = path.resolve('.cache/bench', name)
  if (!keep) rmSync(dataDir, { recursive: true, force: true })
  const port = await freePort()
  const [command, args] = onServerCore(process.execPath, ['.next/forecourt-server.mjs'])
  const child = spawn(command, args, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      MEILISEARCH_HOST: '',
      REDIS_URL: '',
      SMTP_URL: '',
      MALLOC_ARENA_MAX: '2',
      // One client asks for all visitors.
      UNCACHED_PAGES_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  child.stderr?.on('data', (part: Buffer) => {
    log += part.toString('utf8')
    process.stderr.write(part)
  })
  process.once('exit', () => child.kill())
  while (!(await get(port, 'localhost', '/readyz').catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The server stopped while starting')
    await setTimeout(200)
  }
  const pid = child.pid ?? 0
  return {
    port,
    pid,
    dataDir,
    log: () => log,
    get: (host, path) => get(port, host, path),
    memoryMb: () =>
      Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
