import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'

/** 32 random bytes in the form that Standard Webhooks libraries accept. */
export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`

/** One signature for each secret, separated by spaces. */
export const signatures = (secrets: readonly string[], id: string, at: Date, body: string): string =>
  secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' ')
