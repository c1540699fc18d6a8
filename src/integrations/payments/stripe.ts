import type Stripe from 'stripe'
import { z } from 'zod'
import { mustNotBeCopy } from '@/lib/silentCopy'
import type { Paid, PaymentFound, PaymentsPort } from './types'

export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** Another address of the API, for tests. */
  apiBase?: string
}

const TIMEOUT_MS = 8000
/**
 * Stripe ends a session after 30 minutes at the earliest, so a call closes ours when its hold ends. Counted from the order's
 * own end, because a repeated call with the same key must have exactly the same content.
 */
const SHORTEST_SESSION_MS = 31 * 60_000

async function clientOf({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const base = apiBase ? new URL(apiBase) : null
  return new Client(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || undefined,
      protocol: base.protocol === 'http:' ? ('http' as const) : ('https' as const),
    }),
  })
}

const metadataSchema = z.object({
  kind: z.enum(['reservation', 'payment']),
  tenant: z.string(),
  id: z.string(),
})

type Session = Stripe.Checkout.Session
const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

/** Null for a session that is not paid, or not one of ours. */
function paidOf(session: Session, at: number): Paid | null {
  const subject = metadataSchema.safeParse(session.metadata)
  const payment_ref = idOf(session.payment_intent)
  if (session.payment_status !== 'paid' || !subject.success || !payment_ref) return null
  return {
    subject: subject.data,
    provider_id: session.id,
    payment_ref,
    cents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    at,
  }
}

function chargedAt({ payment_intent }: Session): number {
  const charge = typeof payment_intent === 'object' ? payment_intent?.latest_charge : null
  return typeof charge === 'object' && charge ? charge.created * 1000 : Date.now()
}

/** The payment that a webhook reports; null for other events. @throws for a signature that is not Stripe's */
export async function paidByWebhook(
  settings: StripeSettings,
  body: string,
  signature: string,
): Promise<Paid | null> {
  const event = (await clientOf(settings)).webhooks.constructEvent(body, signature, settings.webhookSecret)
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paidOf(event.data.object, event.created * 1000)
    default:
      return null
  }
}

/** Stripe Checkout: Stripe shows the card page, so no card data reach this server. */
export function stripeProvider(settings: StripeSettings): PaymentsPort {
  let made: Promise<Stripe> | undefined
  const client = async () => {
    mustNotBeCopy()
    return (made ??= clientOf(settings))
  }
  const sessions = async () => (await client()).checkout.sessions
  return {
    kind: 'stripe',
    async open({ key, subject, cents, currency, title, email, doneUrl, backUrl, expiresAt }) {
      const price_data = { currency, unit_amount: cents, product_data: { name: title } }
      const session = await (
        await sessions()
      ).create(
        {
          mode: 'payment',
          line_items: [{ quantity: 1, price_data }],
          customer_email: email,
          client_reference_id: subject.id,
          metadata: subject,
          payment_intent_data: { metadata: subject },
          success_url: doneUrl,
          cancel_url: backUrl,
          expires_at: Math.ceil((expiresAt + SHORTEST_SESSION_MS) / 1000),
        },
        { idempotencyKey: `open-${key}` },
      )
      if (!session.url) throw new Error('Stripe opened a session without an address')
      return { provider_id: session.id, pay_url: session.url }
    },
    async find(provider_id): Promise<PaymentFound> {
      const expand = ['payment_intent.latest_charge']
      const session = await (await sessions()).retrieve(provider_id, { expand })
      const paid = paidOf(session, chargedAt(session))
      if (paid) return { state: 'paid', paid }
      return { state: session.status === 'open' ? 'open' : 'closed' }
    },
    async close(provider_id) {
      await (await sessions()).expire(provider_id)
    },
    async refund(payment_intent, amount, key) {
      const { refunds } = await client()
      const refund = await refunds.create({ payment_intent, amount }, { idempotencyKey: `refund-${key}` })
      return { refund_id: refund.id }
    },
  }
}
