import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface SiteServer {
  port: number
  get(host: string, path: string): Promise<Response>
  memoryMb(): number
  stop(): Promise<void>
}

const PORT = 3177

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

/** The production server on stores of its own, ready when this resolves. */
export async function startSite(dataDir: string): Promise<SiteServer> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(PORT),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    UNCACHED_PAGES_PER_MINUTE: '1000000',
    DATABASE_URL: '',
    MEILISEARCH_HOST: '',
    REDIS_URL: '',
    MALLOC_ARENA_MAX: '2',
  }
  const child = spawn('node', ['.next/forecourt-server.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  for (let tries = 0; tries < 600; tries++) {
    const ready = await get(PORT, 'localhost', '/readyz').catch(() => null)
    if (ready?.ok) break
    if (child.exitCode !== null) throw new Error('The server stopped while starting')
    await setTimeout(200)
  }
  return {
    port: PORT,
    get: (host, path) => get(PORT, host, path),
    memoryMb: () =>
      Math.round(
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
      ),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
