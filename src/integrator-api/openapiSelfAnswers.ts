/** What the document shows of keys and webhooks: no secret that opens anything. */
import type { z } from 'zod'
import { dealership } from './openapiCommon'
import type { storedKeySchema } from './keys'
import type { webhookSchema } from './webhooks'

const AT = '2026-03-01T00:00:00.000Z'

export function selfAnswers(id: string): Record<string, Record<number, unknown>> {
  const key: z.output<typeof storedKeySchema> = {
    ...{
      id,
      name: 'Price robot',
      prefix: 'fc_3f9c2a7d51b0',
      scopes: ['stock:write'],
      dealerships: [dealership.example],
    },
    ...{ state: 'works', ends_at: AT, last_used_at: null },
  }
  const made = { key: 'fc_3f9c2a7d51b0_…', ...key }
  const webhook: z.output<typeof webhookSchema> = {
    ...{
      id,
      name: 'Our system',
      url: 'https://systems.dealer.example/forecourt',
      leads: false,
      enabled: true,
    },
    ...{ events: ['car.changed', 'car.sold'], dealerships: [dealership.example], off_reason: null },
  }
  const signed = { ...webhook, secret: 'whsec_…' }
  return {
    listCalls: {
      200: {
        items: [
          {
            ...{ at: AT, key: { id, name: 'Yard system' }, method: 'GET', path: '/api/v1/leads?limit' },
            ...{ status: 403, code: 'missing_scope', ms: 4, rows: null, request_id: id },
          },
        ],
      },
    },
    listKeys: { 200: { items: [key] } },
    makeKey: { 201: made },
    rotateKey: { 201: made },
    revokeKey: { 200: { ...key, state: 'ended' } },
    listWebhooks: { 200: { items: [webhook] } },
    makeWebhook: { 201: signed },
    rotateWebhook: { 200: signed },
    testWebhook: { 200: { took: true, status: 204, ms: 84 } },
    changeWebhook: { 200: webhook },
    deleteWebhook: { 200: webhook },
  }
}
