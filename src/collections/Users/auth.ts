import type { AuthStrategy, CollectionConfig } from 'payload'
import { parseCookies } from 'payload/shared'
import { z } from 'zod'
import { env } from '@/env'
import { withShownDealer } from '@/access/shown'
import { noteUse } from '@/access/login/sessions'
import { sessionCookie } from '@/lib/payloadContract'
import { parseJson } from '@/lib/json'
import { HOUR_MS } from '@/lib/time'

type Auth = Exclude<CollectionConfig['auth'], boolean | undefined>

/** Before the signature is checked: a longer text is no id of a session. */
const claims = z.object({ sid: z.string().max(64) })

/** Signs nobody in: Payload's own strategy, which runs after it, does that. */
const lastUse: AuthStrategy = {
  name: 'last-use',
  async authenticate({ headers, payload }) {
    const [, body = ''] =
      parseCookies(headers).get(sessionCookie(payload.config.cookiePrefix))?.split('.') ?? []
    const { data } = claims.safeParse(parseJson(Buffer.from(body, 'base64url').toString()))
    if (data) await noteUse(payload, { headers }, data.sid)
    return { user: null }
  },
}

/** How long a link for a new password lasts. */
export const RESET_MS = HOUR_MS

export const staffAuth: Auth = {
  tokenExpiration: 8 * 3600,
  useSessions: true,
  strategies: [lastUse, withShownDealer],
  // Payload's own lock answers differently for an existing account; access/login treats all accounts alike.
  maxLoginAttempts: 1_000_000_000,
  removeTokenFromResponses: true,
  cookies: { sameSite: 'Lax', secure: env.mode === 'production' },
  forgotPassword: {
    expiration: RESET_MS,
    // access/login counts who asks: one wait for all would be a stranger's to use up.
    minRequestInterval: 0,
  },
}
