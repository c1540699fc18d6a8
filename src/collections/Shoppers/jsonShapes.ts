import { z } from 'zod'

/** Open sessions: only the hash of each token is stored; times in epoch milliseconds. */
export const sessionsSchema = z.array(
  z.object({ hash: z.string(), expires_at: z.number(), created_at: z.number() }),
)
