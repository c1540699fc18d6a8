import { WebhookFault } from '@/integrations/webhooks'

/** No further try can help: a person has to act. */
export class DeadEnd extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DeadEnd'
  }
}

const SILENT = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'ENOTFOUND',
  'ESOCKET',
  'ETIMEDOUT',
])

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** True when the service as a whole does not answer, false when it refused this one. */
export const isSilent = (error: unknown): boolean =>
  error instanceof WebhookFault ? error.kind === 'unavailable' : SILENT.has(String(codeOf(error)))
