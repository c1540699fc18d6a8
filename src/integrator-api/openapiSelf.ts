/** Keys and webhooks that a program sets up by itself. */
import { z } from 'zod'
import { body, faults, stored, writeFaults } from './openapiCommon'
import { answer, needs, path, type PathItem } from './openapiParts'

const idSchema = z.string().regex(/^[\w-]{1,64}$/)
const key = path('key_id', 'Its id, as GET /keys lists it', '01a22a3f-0a11-7c1e-9d05-0d5e1b2f7a66', idSchema)
const webhook = path(
  'webhook_id',
  'Its id, as GET /webhooks lists it',
  '01a22a3f-0b22-7d2f-8e16-1e6f2c3a8b77',
  idSchema,
)
const linksOf = (parameter: string, calls: readonly string[]) =>
  Object.fromEntries(
    calls.map((operationId) => [
      operationId,
      { operationId, parameters: { [parameter]: '$response.body#/id' } },
    ]),
  )
const ONCE = ' The answer has a secret, so it is not stored to be repeated: an Idempotency-Key is refused.'

export const selfPaths: Record<string, PathItem> = {
  '/keys': {
    get: {
      operationId: 'listKeys',
      security: needs('keys:write'),
      tags: ['Keys'],
      summary: 'List the keys that yours may end',
      description:
        'Those of the dealer that may do no more than your key, at no other dealerships; newest first, without their secrets.',
      parameters: [],
      responses: { 200: answer('The keys', 'StoredKeys'), ...faults },
    },
    post: {
      operationId: 'makeKey',
      security: needs('keys:write'),
      tags: ['Keys'],
      summary: 'Make a key',
      description: `For the same dealer, with scopes and dealerships of your own key, and no end after that of your key.${ONCE}`,
      parameters: [],
      requestBody: body('WantedKey', { name: 'Price robot', scopes: ['stock:write'], days: 90 }),
      responses: {
        201: {
          ...answer('The key, whole this once', 'MadeKey'),
          links: linksOf('key_id', ['rotateKey', 'revokeKey']),
        },
        ...stored(writeFaults),
      },
    },
  },
  '/keys/{key_id}/rotate': {
    parameters: [key],
    post: {
      operationId: 'rotateKey',
      security: needs('keys:write'),
      tags: ['Keys'],
      summary: 'Replace a key',
      description: `A new key with the same rights, also of your own. The old one works for 24 hours more.${ONCE}`,
      parameters: [],
      responses: { 201: answer('The new key, whole this once', 'MadeKey'), ...stored(writeFaults) },
    },
  },
  '/keys/{key_id}': {
    parameters: [key],
    delete: {
      operationId: 'revokeKey',
      security: needs('keys:write'),
      tags: ['Keys'],
      summary: 'Revoke a key',
      description: 'At once: the next call with it is refused.',
      parameters: [],
      responses: { 200: answer('The key that ended', 'StoredKey'), ...faults },
    },
  },
  '/webhooks': {
    get: {
      operationId: 'listWebhooks',
      security: needs('webhooks:write'),
      tags: ['Webhooks'],
      summary: 'List the webhooks that you may change',
      description:
        'Those of the dealer that get nothing that your key may not read. off_reason says why one was switched off.',
      parameters: [],
      responses: { 200: answer('The webhooks', 'Webhooks'), ...faults },
    },
    post: {
      operationId: 'makeWebhook',
      security: needs('webhooks:write'),
      tags: ['Webhooks'],
      summary: 'Make a webhook',
      description: `Your key needs the scopes of what it gets too. It gets events from now on; of a key that is bound to dealerships, theirs alone.${ONCE}`,
      parameters: [],
      requestBody: body('WantedWebhook', {
        ...{ name: 'Our system', url: 'https://systems.dealer.example/forecourt' },
        events: ['car.changed', 'car.sold'],
      }),
      responses: {
        201: {
          ...answer('The webhook, with its secret this once', 'MadeWebhook'),
          links: linksOf('webhook_id', ['rotateWebhook', 'testWebhook', 'changeWebhook', 'deleteWebhook']),
        },
        ...stored(writeFaults),
      },
    },
  },
  '/webhooks/{webhook_id}/rotate': {
    parameters: [webhook],
    post: {
      operationId: 'rotateWebhook',
      security: needs('webhooks:write'),
      tags: ['Webhooks'],
      summary: 'Replace the secret of a webhook',
      description: `For a day both sign, so that you can change over without a gap.${ONCE}`,
      parameters: [],
      responses: {
        200: answer('The webhook, with its secret this once', 'MadeWebhook'),
        ...stored(writeFaults),
      },
    },
  },
  '/webhooks/{webhook_id}/test': {
    parameters: [webhook],
    post: {
      operationId: 'testWebhook',
      security: needs('webhooks:write'),
      tags: ['Webhooks'],
      summary: 'Call a webhook with a test',
      description:
        'One signed call of the type test, up to 30 an hour of a dealer; the answer says what yours was.',
      parameters: [],
      responses: { 200: answer('What it answered', 'Tested'), ...stored(writeFaults) },
    },
  },
  '/webhooks/{webhook_id}': {
    parameters: [webhook],
    patch: {
      operationId: 'changeWebhook',
      security: needs('webhooks:write'),
      tags: ['Webhooks'],
      summary: 'Change a webhook, or start it again',
      description: 'What is left out stays. One that is started again goes on with the events where it was.',
      parameters: [],
      requestBody: body('WebhookChange', { enabled: true }),
      responses: { 200: answer('The webhook', 'Webhook'), ...stored(writeFaults) },
    },
    delete: {
      operationId: 'deleteWebhook',
      security: needs('webhooks:write'),
      tags: ['Webhooks'],
      summary: 'Delete a webhook',
      description: 'It gets nothing more.',
      parameters: [],
      responses: { 200: answer('The webhook that was', 'Webhook'), ...faults },
    },
  },
}
