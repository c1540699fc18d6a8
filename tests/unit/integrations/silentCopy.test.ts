/** A restored copy sends nothing: what the worker does not hold back, the doors do. */
import { createServer, type Server } from 'node:http'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

let calls = 0
const server: Server = createServer((_, res) => {
  calls++
  res.end('{}')
})
let at = ''
const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-'))

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  at = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  Object.assign(process.env, { DATA_DIR: dir, SMTP_URL: `smtp://${at}`, SMS_URL: `http://${at}/sms` })
})
afterAll(() => server.close())

async function send(): Promise<Record<string, string>> {
  const { mail } = await import('@/integrations/mail')
  const { Written } = await import('@/integrations/mail/types')
  const { sms } = await import('@/integrations/sms')
  const { openWebhooks } = await import('@/integrations/webhooks')
  const { stripeProvider } = await import('@/integrations/payments/stripe')
  const outcome = (work: Promise<unknown>) =>
    work.then(
      () => 'sent',
      (error: unknown) => String(error),
    )
  const to = { name: '', address: 'jo@shopper.example' }
  const policy = {
    ...{ schemes: ['http:'], timeoutMs: 2000, allowsAddress: () => true, allowsPort: () => true },
    resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  }
  const stripe = stripeProvider({ secretKey: 'sk', webhookSecret: 'wh', apiBase: `http://${at}` })
  return {
    mail: mail().kind,
    mailed: await (mail().kind === 'files'
      ? outcome(mail().send(Object.assign(new Written('s', 't'), { key: 'one', from: to, to })))
      : Promise.resolve('not tried')),
    sms: await outcome(sms().send({ key: 'two', to: '+61412345678', text: 'x' })),
    webhook: await outcome(
      openWebhooks(policy).send({
        key: 'w',
        url: `http://${at}/hook`,
        body: '{}',
        secrets: [`whsec_${'A'.repeat(44)}`],
      }),
    ),
    refund: await outcome(stripe.refund('pi', 100, 'r')),
  }
}

it('mails and messages become files, webhooks and payments fail, and nobody is called', async () => {
  const { keepSilent } = await import('@/lib/silentCopy')
  keepSilent(true)
  const told = expect.stringContaining(
    'this is a restored copy, and it sends nothing until npm run forecourt -- activate',
  )
  expect(await send()).toEqual({ mail: 'files', mailed: 'sent', sms: 'sent', webhook: told, refund: told })
  expect(calls).toBe(0)
  expect(readdirSync(path.join(dir, 'mail')).toSorted()).toEqual(['one.eml', 'two.sms.txt'])
})

it('from its activation on the same doors lead outside', async () => {
  const { keepSilent } = await import('@/lib/silentCopy')
  keepSilent(false)
  expect(await send()).toMatchObject({ mail: 'smtp', sms: 'sent', webhook: 'sent' })
  expect(calls).toBeGreaterThanOrEqual(3)
})
