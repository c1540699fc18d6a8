import { randomUUID } from 'node:crypto'
import type { Row } from '@/db/tableTypes'
import { WebhookFault, webhooks, type WebhookPort } from '@/integrations/webhooks'
import { secretsOf, webhookEndSchema } from '@/core/letter/rows/webhookEnds'

/** It calls a typed address: it must not be used to flood others. By dealer, from the admin and by the API. */
export const TEST_CALLS = { keyPrefix: 'test-webhooks', points: 30, duration: 3600 }

/** `reason` says what was answered; `words` are the receiver's own. */
export type TestAnswer =
  | { took: true; status: number; ms: number }
  | { took: false; reason: string; words: string; ms: number }

/** Marked in its type, id and data, so that no system takes it for a lead. */
const testBody = (dealer: string, at: Date): string =>
  JSON.stringify({
    type: 'test',
    timestamp: at.toISOString(),
    data: { test: true, dealer, message: 'This is a test of the webhook. It is no lead: drop it.' },
  })

/** One call, signed as those of leads and not tried again. Null: there is nothing to sign it with yet. */
export async function sendTestWebhook(
  row: Row,
  dealer: string,
  port: WebhookPort = webhooks(),
): Promise<TestAnswer | null> {
  const to = webhookEndSchema.parse(row)
  const at = new Date()
  const secrets = secretsOf(to, at.getTime())
  if (!to.url || !secrets.length) return null
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  try {
    const key = `test-${randomUUID()}`
    const status = await port.send({ key, url: to.url, body: testBody(dealer, at), secrets })
    return { took: true, status, ms: took() }
  } catch (error) {
    if (!(error instanceof WebhookFault)) throw error
    return { took: false, reason: error.message, words: error.words, ms: took() }
  }
}
