import { Redis } from 'ioredis'

const ANSWER_MAX = 3000

/** Without an answer the pages are served uncached and limits count per process: nothing else would say so here. */
export async function redisLine(url: string): Promise<{ ok: boolean; line: string }> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableReadyCheck: false,
    retryStrategy: () => null,
    connectTimeout: ANSWER_MAX,
    commandTimeout: ANSWER_MAX,
  })
  // Told below; without a listener ioredis prints it, too.
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    await redis.ping()
    return { ok: true, line: 'ok    REDIS_URL: answers' }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return {
      ok: false,
      line: `FAULT REDIS_URL: does not answer (${why}). Check the address and that it runs; until then no page is cached.`,
    }
  } finally {
    redis.disconnect()
  }
}
