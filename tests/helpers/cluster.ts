/** A production set-up on one machine: stores, two web processes and a worker of the real build, one dealer made by the operator's command. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { z } from 'zod'
import { startApp, type AppProcess } from './appProcess'
import { openMailbox, type Mailbox } from './mailbox'
import { startMeiliDouble, type MeiliDouble } from './meiliDouble'
import { runOperator } from './operator'
import { redisServer, type RedisServer } from './redis'

export const TENANT = 'outback-caravans'
export const DEALERSHIP = 'outback-bassendean'
export const PLATFORM = 'platform.test'
export const hostOf = (slug: string): string => `${slug}.${PLATFORM}`
export const DEALER = hostOf(TENANT)
const CARS = 12

export interface Cluster {
  dir: string
  redis: RedisServer
  meili: MeiliDouble
  mailbox: Mailbox
  one: AppProcess
  two: AppProcess
  worker: AppProcess
  /** Runs `forecourt` against the first web process; its standard output, trimmed. Throws when it fails. */
  operator(...args: string[]): Promise<string>
  /** A folder for `tenants apply` with one dealer of this slug. */
  folderOf(slug: string): string
  startWorker(): Promise<AppProcess>
  /** As a new version replaces it: it is stopped, and another one starts at its address. */
  restart(which: 'one' | 'two'): Promise<void>
  close(): Promise<void>
}

/** A demo dealer of the program at `root` with a few of its cars under another name, in a folder like an operator's. */
export function dealerFolder(dir: string, slug: string, root = '.'): string {
  const folder = path.join(dir, `dealers-${slug}`, slug)
  const source = path.resolve(root, 'tenants', TENANT)
  cpSync(path.join(source, 'assets'), path.join(folder, 'assets'), { recursive: true })
  // Its pictures are its own: a definition may not name those of another dealer.
  writeFileSync(
    path.join(folder, 'tenant.ts'),
    `import { tenant as demo } from ${JSON.stringify(path.join(source, 'tenant'))}
const own = JSON.stringify(demo).replaceAll('/media/assets/${TENANT}/', '/media/assets/${slug}/')
export const tenant = { ...JSON.parse(own), slug: ${JSON.stringify(slug)} }
`,
  )
  const stock = z.array(z.unknown()).parse(JSON.parse(readFileSync(path.join(source, 'stock.json'), 'utf8')))
  writeFileSync(path.join(folder, 'stock.json'), JSON.stringify(stock.slice(0, CARS)))
  return path.dirname(folder)
}

/** @param more settings of each process, and of the worker alone */
export async function startCluster(
  databaseUrl: string,
  secret: string,
  more: Record<string, string> = {},
  ofWorker: Record<string, string> = {},
): Promise<Cluster> {
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-cluster-'))
  const [redis, meili, mailbox] = await Promise.all([redisServer(), startMeiliDouble(), openMailbox()])
  const env = {
    DATABASE_URL: databaseUrl,
    MEILISEARCH_HOST: meili.host,
    MEILISEARCH_API_KEY: 'double',
    REDIS_URL: redis.url,
    SMTP_URL: mailbox.url,
    PAYLOAD_SECRET: secret,
    PLATFORM_HOST: PLATFORM,
    DATA_DIR: dir,
    ...more,
  }
  const startWorker = () => startApp({ ...env, ...ofWorker, ROLE: 'worker' })
  const [one, two, worker] = await Promise.all([
    startApp({ ...env, ROLE: 'web' }),
    startApp({ ...env, ROLE: 'web' }),
    startWorker(),
  ])
  const all = [one, two, worker]
  const cluster: Cluster = {
    dir,
    redis,
    meili,
    mailbox,
    one,
    two,
    worker,
    folderOf: (slug) => dealerFolder(dir, slug),
    operator: (...args) =>
      runOperator(args, { ...process.env, ...env, LOG_LEVEL: 'warn', PORT: String(cluster.one.port) }),
    startWorker: async () => {
      cluster.worker = await startWorker()
      all.push(cluster.worker)
      return cluster.worker
    },
    async restart(which) {
      const { port } = cluster[which]
      expect(await cluster[which].stop()).toBe(0)
      cluster[which] = await startApp({ ...env, ROLE: 'web' }, port)
      all.push(cluster[which])
    },
    async close() {
      await Promise.all(all.filter((app) => app.alive()).map((app) => app.kill()))
      await Promise.all([redis.stop(), meili.close(), mailbox.close()])
      rmSync(dir, { recursive: true, force: true })
    },
  }
  return cluster
}
