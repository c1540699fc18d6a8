import type { CollectionConfig } from 'payload'
import { env } from '@/env'
import { adminOrigins } from '@/access/origins'

type Auth = Exclude<CollectionConfig['auth'], boolean | undefined>

export const staffAuth: Auth = {
  tokenExpiration: 8 * 3600,
  useSessions: true,
  // Payload's own lock answers differently for an existing account; access/login treats all accounts alike.
  maxLoginAttempts: 1_000_000_000,
  removeTokenFromResponses: true,
  cookies: { sameSite: 'Lax', secure: env.mode === 'production' },
  forgotPassword: {
    expiration: 3_600_000,
    // The host comes from our settings: a request's Host header must not choose where a reset link leads.
    generateEmailHTML: (args) =>
      `<p>Use this link within an hour to set a new password:</p><p>${adminOrigins(env)[0]}/admin/reset/${args?.token ?? ''}</p>`,
  },
}
