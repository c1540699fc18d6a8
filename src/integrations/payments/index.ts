import { env } from '@/env'
import { stripeProvider } from './stripe'
import { testProvider } from './test'
import type { PaymentsPort } from './types'

export type { Paid, PaymentsPort } from './types'

let port: PaymentsPort | undefined

/** Stripe when STRIPE_SECRET_KEY is set, else the test provider. */
export function payments(): PaymentsPort {
  port ??= env.stripe ? stripeProvider(env.stripe) : testProvider
  return port
}
