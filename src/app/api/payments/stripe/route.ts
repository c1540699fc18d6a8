import { env } from '@/env'
import { paidByWebhook } from '@/integrations/payments/stripe'
import { log } from '@/lib/log'
import { takePaymentReport } from '@/features/reservations/takePayment'
import { failure, json, statusOfFault } from '@/app/api/cars/answers'
import { methods } from '@/app/api/methods'

async function take(request: Request): Promise<Response> {
  const signature = request.headers.get('stripe-signature')
  if (!env.stripe || !signature) return failure(404, 'Not found')
  const body = await request.text()
  let paid
  try {
    paid = await paidByWebhook(env.stripe, body, signature)
  } catch (error) {
    log.warn({ err: error }, 'a call of the payment provider has no valid signature')
    return failure(400, 'The signature is not valid.')
  }
  try {
    if (paid) await takePaymentReport(paid, Date.now())
    return json({ received: true })
  } catch (error) {
    // Stripe sends it again until the response is a success.
    log.error({ err: error }, 'a payment could not be recorded')
    return failure(statusOfFault(error), 'Not recorded. Send it again.')
  }
}

/** Stripe's webhook, on any host. The signature is over the raw body. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ POST: take })
