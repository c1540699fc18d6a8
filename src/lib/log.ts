import pino from 'pino'
import { env } from '@/env'

/** One JSON line per event on standard output; personal data is never logged. */
export const log = pino({
  level: env.logLevel,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['req.headers.authorization', 'req.headers.cookie', 'email', 'phone', 'name'],
})
