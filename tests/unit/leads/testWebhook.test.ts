import { expect, it } from 'vitest'
import { testWords } from '@/admin/leads/testWords'
import { WebhookFault, type Webhook as Call, newSecret } from '@/integrations/webhooks'
import { sendTestWebhook } from '@/features/leads/testWebhook'

const secret = newSecret()
const row = {
  id: 'crm',
  name: 'Our CRM',
  kind: 'webhook',
  url: 'https://crm.example/x',
  enabled: false,
  secret,
}

it('I8 a test is marked in its id, type and data, and goes out while the webhook is off', async () => {
  const calls: Call[] = []
  const send = async (call: Call) => {
    calls.push(call)
    return 202
  }
  expect(await sendTestWebhook(row, 'Harbour', { send })).toMatchObject({ took: true, status: 202 })
  expect(calls).toMatchObject([
    {
      key: expect.stringMatching(/^test-/),
      url: 'https://crm.example/x',
      secrets: [secret],
      body: expect.stringMatching(/"type":"test".*"test":true,"dealer":"Harbour"/),
    },
  ])
})

it.each([
  ['without a secret', { secret: null }],
  ['without an address', { url: null }],
])('I8 sends no test %s', async (_what, more) => {
  const send = () => Promise.reject(new Error('called'))
  expect(await sendTestWebhook({ ...row, ...more }, 'Harbour', { send })).toBeNull()
})

it('I8 tells a refusal with the words of the receiver, and a barred address', async () => {
  const refuse = (fault: WebhookFault) =>
    sendTestWebhook(row, 'Harbour', { send: () => Promise.reject(fault) })
  expect(await refuse(new WebhookFault('gone', 'crm.example answered 410', 'We left'))).toMatchObject({
    took: false,
    reason: 'crm.example answered 410',
    words: 'We left',
  })
  expect(await sendTestWebhook({ ...row, url: 'https://169.254.169.254/' }, 'Harbour')).toMatchObject({
    took: false,
    reason: expect.stringContaining('not on the public'),
  })
})

it.each([
  [{ took: true as const, status: 204, ms: 310 }, 'It took the test: it answered 204 after 0.3 s.'],
  [
    { took: false as const, reason: 'crm.example answered 401', words: 'Bad signature', ms: 1200 },
    'The test was not taken: crm.example answered 401 (after 1.2 s). It said: “Bad signature”',
  ],
  [
    { took: false as const, reason: 'crm.example did not answer in time', words: '', ms: 15_000 },
    'The test was not taken: crm.example did not answer in time (after 15.0 s).',
  ],
])('I8 the screen says %j', (answer, words) => {
  expect(testWords(answer)).toBe(words)
})
