import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Webhook } from 'standardwebhooks'
import {
  openWebhooks,
  WebhookFault,
  type WebhookPolicy,
  newSecret,
  signatures,
} from '@/integrations/webhooks'
import { PUBLIC_HOSTS } from '@/integrations/outbound'
import { listen } from '../../helpers/listen'

const calls: { headers: IncomingHttpHeaders; body: string }[] = []
let status = 204
let notice = ''
let silent = false
let policy: WebhookPolicy
let address = ''
let close: () => Promise<void>

beforeAll(async () => {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString('utf8')))
    request.on('end', () => {
      calls.push({ headers: request.headers, body })
      if (!silent) response.writeHead(status, { location: '/elsewhere' }).end(notice)
    })
  })
  const listening = await listen(server)
  close = listening.close
  address = `http://crm.example:${listening.port}/leads`
  policy = {
    schemes: ['http:'],
    timeoutMs: 300,
    allowsAddress: () => true,
    allowsPort: () => true,
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  }
})
afterAll(() => close())
beforeEach(() => {
  calls.length = 0
  status = 204
  notice = ''
  silent = false
})

const secret = newSecret()
const call = (more: Partial<WebhookPolicy> = {}, url = address, secrets = [secret]) =>
  openWebhooks({ ...policy, ...more }).send({
    key: 'L1-webhook-w',
    url,
    body: '{"type":"lead.created"}',
    secrets,
  })
const outcome = (sent: Promise<number>) =>
  sent.then(
    () => 'sent',
    (error: unknown) =>
      error instanceof Error && 'kind' in error ? `${String(error.kind)}: ${error.message}` : String(error),
  )
const headersOf = ({ headers }: { headers: IncomingHttpHeaders }) => ({
  'webhook-id': String(headers['webhook-id']),
  'webhook-timestamp': String(headers['webhook-timestamp']),
  'webhook-signature': String(headers['webhook-signature']),
})

it('I8 signs as the reference of Standard Webhooks does', () => {
  const reference = signatures(
    ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    new Date(1_614_265_330_000),
    '{"test": 2432232314}',
  )
  expect(reference).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

it('B5 a receiver can verify the call, under the same id each time', async () => {
  await call()
  await call()
  const [first, second] = calls
  if (!first || !second) throw new Error('two calls were made')
  expect(new Webhook(secret).verify(first.body, headersOf(first))).toEqual({ type: 'lead.created' })
  expect([first.headers['webhook-id'], second.headers['webhook-id']]).toEqual([
    'L1-webhook-w',
    'L1-webhook-w',
  ])
  expect(() => new Webhook(newSecret()).verify(first.body, headersOf(first))).toThrow()
})

it('B5 signs with the new and the old secret while one is being replaced', async () => {
  const old = newSecret()
  await call({}, address, [secret, old])
  const [made] = calls
  if (!made) throw new Error('a call was made')
  const both = headersOf(made)
  for (const one of [secret, old]) expect(new Webhook(one).verify(made.body, both)).toBeTruthy()
  const own = createHmac('sha256', Buffer.from(old.slice('whsec_'.length), 'base64'))
    .update(`${both['webhook-id']}.${both['webhook-timestamp']}.${made.body}`)
    .digest('base64')
  expect(both['webhook-signature'].split(' ')).toContain(`v1,${own}`)
})

it.each([
  [200, 'sent'],
  [302, 'failed: crm.example answered 302'],
  [400, 'failed: crm.example answered 400'],
  [410, 'gone: crm.example answered 410'],
  [429, 'unavailable: crm.example answered 429'],
  [500, 'failed: crm.example answered 500'],
  [503, 'unavailable: crm.example answered 503'],
])('an answer %i is %s', async (input, expected) => {
  status = input
  expect(await outcome(call())).toBe(expected)
  expect(calls).toHaveLength(1)
})

it('I8 tells what was answered, and no more than the beginning of a refusal', async () => {
  expect(await call()).toBe(204)
  ;[status, notice] = [401, `  No such\n signature. ${'x'.repeat(1_000_000)}`]
  const fault = await call().catch((error: unknown) => error)
  if (!(fault instanceof WebhookFault)) throw new Error('it was refused')
  expect([fault.words.length, fault.words.slice(0, 20)]).toEqual([300, 'No such signature. x'])
})

it('W5 reaches public addresses by https only, and waits only so long', async () => {
  silent = true
  expect(await outcome(call())).toBe('unavailable: crm.example did not answer in time')
  silent = false
  calls.length = 0
  expect(await outcome(call({ allowsAddress: PUBLIC_HOSTS.allowsAddress }))).toContain('not on the public')
  expect(await outcome(call({}, 'http://127.0.0.1/x'))).not.toBe('sent')
  expect(await outcome(call({ schemes: ['https:'] }))).toBe('failed: crm.example must be called by https')
  expect(
    await outcome(
      openWebhooks().send({ key: 'k', url: 'https://169.254.169.254/', body: '{}', secrets: [secret] }),
    ),
  ).toContain('not on the public')
  expect(calls).toEqual([])
})
