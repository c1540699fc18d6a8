/** Stripe's own mock server checks each request of the adapter against Stripe's published API. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stripeProvider } from '@/integrations/payments/stripe'
import { startStripeMock } from '../../helpers/stripeMock'

describe('P3 the adapter against stripe-mock', () => {
  let server: Awaited<ReturnType<typeof startStripeMock>>
  beforeAll(async () => {
    server = await startStripeMock()
  })
  afterAll(() => server.stop())

  const provider = (secretKey = 'sk_test_123') =>
    stripeProvider({ secretKey, webhookSecret: 'whsec_test', apiBase: server.apiBase })
  const order = {
    key: 'R1',
    subject: { kind: 'reservation', tenant: 't', id: 'R1' } as const,
    cents: 20_000,
    title: 'Deposit',
    email: 'jordan@shopper.example',
    doneUrl: 'https://dealer.example/reservations/R1',
    backUrl: 'https://dealer.example/reservations/R1',
    currency: 'aud',
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
})
