import { existsSync } from 'node:fs'
import { access, constants, opendir } from 'node:fs/promises'
import { roomFault } from '@/lib/startFaults'
import { Redis } from 'ioredis'
import { createTransport } from 'nodemailer'

export interface DoctorLine {
  ok: boolean
  line: string
}

/** What doctor says of a service once it was asked. `fault` has the reason, and tells what to do. */
const requestedLine = (
  ask: () => Promise<unknown>,
  ok: string,
  fault: (why: string) => string,
): Promise<DoctorLine> =>
  ask().then(
    () => ({ ok: true, line: `ok    ${ok}` }),
    (error: unknown) => ({
      ok: false,
      line: `FAULT ${fault(error instanceof Error ? error.message : String(error))}`,
    }),
  )

/** It looks and makes nothing: a mistyped DATA_DIR must not become a folder. */
export async function folderLine(dir: string, free?: (dir: string) => Promise<number>): Promise<DoctorLine> {
  if (!existsSync(dir))
    return { ok: true, line: `note  data folder ${dir} is not there; the first start makes it` }
  try {
    await opendir(dir).then((folder) => folder.close())
    await access(dir, constants.W_OK)
  } catch {
    return {
      ok: false,
      line: `FAULT data folder ${dir} cannot be written: set DATA_DIR, or change its owner`,
    }
  }
  const fault = await roomFault(dir, free)
  return fault
    ? { ok: false, line: `FAULT data folder ${fault}` }
    : { ok: true, line: `ok    data folder ${dir}` }
}

const REDIS_MS = 3000

/** Without an answer the pages are served uncached and limits count per process: nothing else would say so here. */
export function redisLine(url: string): Promise<DoctorLine> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableReadyCheck: false,
    retryStrategy: () => null,
    connectTimeout: REDIS_MS,
    commandTimeout: REDIS_MS,
  })
  // Told below; without a listener ioredis prints it, too.
  redis.on('error', () => undefined)
  return requestedLine(
    () => redis.connect().then(() => redis.ping()),
    'REDIS_URL: answers',
    (why) =>
      `REDIS_URL: does not answer (${why}). Check the address and that it runs; until then no page is cached.`,
  ).finally(() => redis.disconnect())
}

const SMTP_MS = 5000

/** Signs in as a mail would, and sends none. Mails wait meanwhile, and nothing else would say so here. */
export function smtpLine(url: string): Promise<DoctorLine> {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_MS,
    greetingTimeout: SMTP_MS,
    socketTimeout: SMTP_MS,
  })
  return requestedLine(
    () => transport.verify(),
    'SMTP_URL: takes mail',
    (why) =>
      `SMTP_URL: takes no mail (${why}). Check the address, the user and the password; mails wait until then.`,
  ).finally(() => transport.close())
}
