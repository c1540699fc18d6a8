import pino from 'pino'

/** One JSON line per event on standard output; personal data is never logged. */
export const log = pino({
  level: 'info',
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ['req.headers.authorization', 'req.headers.cookie', 'email', 'phone', 'name'],
})
