import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import next from 'next'
import pino from 'pino'
import { appReadiness, runShutdownHooks } from '@/lib/lifecycle'
import { env } from '@/env'
import { log } from '@/lib/log'
import { folderFault, listenFault, StartError } from '@/lib/startFaults'
import { registerOutside } from '@/lib/outside'
import { isNextFile } from '@/lib/nextNames'
import { createListener } from './listener'
import { keepHeapSmall, closeToOthers } from './startup'
import { LEAVE_MS, serverDefaults } from './options'
import { staffTokens } from './limits'

const EXIT_LIMIT = 9_500

/** In batches: one write per request would cost more than a cache hit. */
function accessLog() {
  if (env.mode === 'demo' || env.logLevel === 'silent') return undefined
  const destination = pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 1000 })
  const lines = pino(
    { base: null, messageKey: 'event', timestamp: pino.stdTimeFunctions.isoTime },
    destination,
  )
  return (line: object) => lines.info(line, 'access')
}

const START_POLL_MS = 50

/** Next does not wait for its start-up hook: poll the readiness (a failed start ends the process). */
async function appStarted(): Promise<void> {
  while (!appReadiness()) await setTimeout(START_POLL_MS)
}

export async function start(): Promise<void> {
  // Database, mails and uploads hold personal data: only this user may read the files.
  process.umask(0o077)
  registerOutside()
  const fault = await folderFault(env.dataDir)
  if (fault) throw new StartError(fault)
  await closeToOthers(env.dataDir, env.databaseUrl)
  const traces = env.traces
    ? await (
        await import('./tracing/open')
      ).openTraces({ redisUrl: env.redisUrl, warn: (facts, text) => log.warn(facts, text) })
    : undefined
  const app = next({
    dev: env.isDev,
    hostname: env.platformHost,
    port: env.port,
    // Next attaches its own upgrade handler to this server: so it gets one that never listens.
    httpServer: createServer(),
  })
  const listener = createListener(
    (req, res) => app.getRequestHandler()(req, res),
    {
      ...serverDefaults,
      platformHost: env.platformHost,
      cache: !env.isDev,
      dev: env.isDev,
      secure: env.mode === 'production',
      trustProxy: env.trustProxy,
      missesPerMinute: env.missesPerMinute,
      staffId: staffTokens(env.payloadSecret),
      serveSites: env.role !== 'worker',
      redisUrl: env.redisUrl,
      cacheBytes: env.pageCacheBytes,
      operatorToken: env.operatorToken,
      times: { ...serverDefaults.times, leaveMs: env.role === 'web' ? LEAVE_MS : 0 },
      access: accessLog(),
      ...(traces ? { spans: traces.spans } : {}),
      warn: (facts, text) => log.warn(facts, text),
    },
    (req, socket, head) => {
      if (!env.isDev || !isNextFile(req.url ?? '')) return false
      void app.getUpgradeHandler()(req, socket, head)
      return true
    },
  )

  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    void setTimeout(EXIT_LIMIT, null, { ref: false }).then(() => process.exit(1))
    log.info({ signal }, 'Stopping: running requests are answered first')
    await listener.close()
    await runShutdownHooks()
    await app.close().catch(() => undefined)
    await traces?.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))

  await new Promise<void>((resolve, reject) => {
    listener.server.once('error', reject)
    listener.server.listen(env.port, env.host, resolve)
  })
  await app.prepare()
  await appStarted()
  listener.open()
  if (!env.isDev) keepHeapSmall()
}

export function sentence(error: unknown): string {
  if (error instanceof StartError) return error.message
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return listenFault(error, env) ?? trace
}
