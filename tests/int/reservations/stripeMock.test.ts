/** Stripe's own mock server checks each request of the adapter against Stripe's published API. It is a Go program. */
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripeProvider } from '@/integrations/payments/stripe'

const folders = [...(process.env.PATH ?? '').split(path.delimiter), path.join(homedir(), 'go', 'bin')]
const mock = [
  process.env.STRIPE_MOCK ?? '',
  ...folders.map((folder) => path.join(folder, 'stripe-mock')),
].find((file) => file !== '' && existsSync(file))

/** The address that the server says it listens on. */
const listening = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    const hear = (part: unknown) => {
      said += String(part)
      const port = /address: \S*:(\d+)/.exec(said)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    server.stdout?.on('data', hear)
    server.stderr?.on('data', hear)
    server.on('exit', () => reject(new Error(`stripe-mock ended: ${said}`)))
  })

describe.skipIf(!mock)(
  'the adapter against stripe-mock (needs it: go install github.com/stripe/stripe-mock)',
  () => {
    let server: ChildProcess
    let apiBase = ''
    beforeAll(async () => {
      server = spawn(mock ?? '', ['-http-port', '0'])
      apiBase = await listening(server)
    })
    afterAll(() => void server?.kill())

    const provider = (secretKey = 'sk_test_123') =>
      stripeProvider({ secretKey, webhookSecret: 'whsec_test', apiBase })
    const order = {
      key: 'R1',
      subject: { kind: 'reservation', tenant: 't', id: 'R1' } as const,
      cents: 20_000,
      title: 'Deposit',
      email: 'jordan@shopper.example',
      doneUrl: 'https://dealer.example/reservations/R1',
      backUrl: 'https://dealer.example/reservations/R1',
      expiresAt: Date.now() + 900_000,
    }

    it('opens, finds, closes and refunds in calls that Stripe knows', async () => {
      const opened = await provider().open(order)
      expect(opened).toMatchObject({
        provider_id: expect.stringMatching(/^cs_/),
        pay_url: expect.stringMatching(/^https:/),
      })
      expect(await provider().find(opened.provider_id)).toEqual({ state: 'open' })
      await provider().close(opened.provider_id)
      const { refund_id } = await provider().refund('pi_1', 20_000, 'R1')
      expect(refund_id).toMatch(/^(re|pyr)_/)
    })

    it('says no to a key that is none', async () => {
      await expect(provider('nonsense').open(order)).rejects.toThrow()
    })
  },
)
