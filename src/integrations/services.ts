/** Whether the operator's services answer, asked once and in a sentence: at a start and by doctor. Nothing else would say so there. */
import { Redis } from 'ioredis'
import { createTransport } from 'nodemailer'

const REDIS_MS = 3000
const SMTP_MS = 5000

const faultOf = (asked: Promise<unknown>, say: (why: string) => string): Promise<string | null> =>
  asked.then(
    () => null,
    (error: unknown) => say(error instanceof Error ? error.message : String(error)),
  )

/** Without an answer the pages are served uncached and limits count per process. */
export function redisFault(url: string): Promise<string | null> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableReadyCheck: false,
    retryStrategy: () => null,
    connectTimeout: REDIS_MS,
    commandTimeout: REDIS_MS,
  })
  // The call itself says only that it is closed; and without a listener ioredis prints the reason.
  let reason: Error | undefined
  redis.on('error', (error) => (reason ??= error))
  const asked = redis.connect().then(() => redis.ping())
  return faultOf(
    asked.catch((error: unknown) => {
      throw reason ?? error
    }),
    (why) =>
      `REDIS_URL: does not answer (${why}). Check the address and that it runs; until then no page is cached.`,
  ).finally(() => redis.disconnect())
}

/** Signs in as a mail would, and sends none. */
export function smtpFault(url: string): Promise<string | null> {
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_MS,
    greetingTimeout: SMTP_MS,
    socketTimeout: SMTP_MS,
  })
  return faultOf(
    transport.verify(),
    (why) =>
      `SMTP_URL: takes no mail (${why}). Check the address, the user and the password; mails wait until then.`,
  ).finally(() => transport.close())
}
