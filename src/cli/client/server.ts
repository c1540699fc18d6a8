import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { request } from 'undici'
import { z } from 'zod'
import { env } from '@/env'
import { databaseFile } from '@/lib/databaseFile'
import type { Operation, OperationResult } from '@/cli/server/operationSchema'
import { operatorToken } from '@/cli/server/token'
import { parseJson } from '@/lib/json'
import { CommandError } from './say'

const resultSchema = z.object({
  ok: z.boolean(),
  lines: z.array(z.string()),
  data: z.record(z.string(), z.unknown()),
})
const demoSchema = z.object({ admin: z.object({ url: z.url() }) })
const LONG = 15 * 60_000
const STARTING_MAX = 3000

/** A demo server writes its port to demo.json, so that a command needs no PORT. */
async function ports(): Promise<number[]> {
  const demo = await readFile(path.join(env.dataDir, 'demo.json'), 'utf8').then(
    (text) => demoSchema.safeParse(JSON.parse(text)),
    () => null,
  )
  const demoPort = demo?.success ? Number(new URL(demo.data.admin.url).port || 80) : env.port
  return [...new Set([env.port, demoPort])]
}

export interface Running {
  port: number
}

async function ask(port: number, operation: Operation): Promise<OperationResult | null> {
  const body = Buffer.from(JSON.stringify(operation))
  const answer = await request(`http://127.0.0.1:${port}/api/v1/operator`, {
    method: 'POST',
    body: gzipSync(body),
    headersTimeout: LONG,
    bodyTimeout: LONG,
    headers: {
      host: env.platformHost,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      authorization: `Operator ${operatorToken(env, body)}`,
    },
  })
  const text = await answer.body.text()
  if (answer.statusCode !== 200) return null
  return resultSchema.parse(JSON.parse(text))
}

const refused = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'UND_ERR_SOCKET', 'UND_ERR_CONNECT_TIMEOUT'].includes(
    String(error.code),
  )

/** Null when our server does not answer (another program on the port is not ours). */
export async function findServer(): Promise<Running | null> {
  // A running server has its file, and to ask for one would make a secret in an empty folder.
  if (!hasInstallation()) return null
  for (const port of await ports()) {
    try {
      if (await ask(port, { op: 'doctor' })) return { port }
    } catch (error) {
      if (!refused(error)) throw error
    }
  }
  return null
}

const readySchema = z.object({ checks: z.object({ server: z.object({ started: z.literal(false) }) }) })

/** The port of a server that listens and is not ready yet: it answers its health alone. Null when there is none. */
export async function startingPort(): Promise<number | null> {
  for (const port of await ports()) {
    const text = await request(`http://127.0.0.1:${port}/readyz`, { headersTimeout: STARTING_MAX })
      .then((answer) => answer.body.text())
      .catch(() => '')
    if (readySchema.safeParse(parseJson(text)).success) return port
  }
  return null
}

const hasInstallation = (): boolean =>
  !env.databaseUrl.startsWith('file:') || existsSync(databaseFile(env.databaseUrl))

/** A mistyped DATA_DIR must not become an empty installation, whose backup then succeeds night after night. */
function needInstallation({ op }: Operation): void {
  if (op !== 'tenants.apply' && op !== 'tenants.check' && !hasInstallation())
    throw new CommandError(
      `There is no installation in ${env.dataDir}. Set DATA_DIR to its folder, or make one with npm start.`,
    )
}

export async function operate(operation: Operation, running: Running | null): Promise<OperationResult> {
  if (running) {
    const result = await ask(running.port, operation)
    if (!result) throw new CommandError('The running server refused the command.')
    return result
  }
  needInstallation(operation)
  // Loaded late: with a server running, a command needs no database.
  await import('@payload-config')
  const { openHome } = await import('@/db/home')
  // The doctor opens the database itself, and says what keeps it from that.
  if (operation.op !== 'doctor' && hasInstallation()) await openHome()
  const { operationSchema } = await import('@/cli/server/operationSchema')
  const { runOperation } = await import('@/cli/server/operations')
  return runOperation(operationSchema.parse(operation))
}
