import { Redis } from 'ioredis'
import { askedLine, type DoctorLine } from './askedLine'

const ANSWER_MAX = 3000

/** Without an answer the pages are served uncached and limits count per process: nothing else would say so here. */
export function redisLine(url: string): Promise<DoctorLine> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableReadyCheck: false,
    retryStrategy: () => null,
    connectTimeout: ANSWER_MAX,
    commandTimeout: ANSWER_MAX,
  })
  // Told below; without a listener ioredis prints it, too.
  redis.on('error', () => undefined)
  return askedLine(
    () => redis.connect().then(() => redis.ping()),
    'REDIS_URL: answers',
    (why) =>
      `REDIS_URL: does not answer (${why}). Check the address and that it runs; until then no page is cached.`,
  ).finally(() => redis.disconnect())
}
