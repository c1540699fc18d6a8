import { NO_PROVIDER } from '@/app/api/payments/noProvider'
import { paymentSchema } from '@/features/reservations/reserveSchema.rules'
import { log } from '@/lib/log'
import { paymentPath, startPayment } from '@/features/reservations/payments/pay'
import { forSite, json, notFound } from '@/app/api/cars/answers'
import { parsed } from '@/app/api/forms/parsed'
import { passCall } from '@/app/api/forms/passCall'
import { seeOther } from '@/app/api/forms/plainPages'
import { readForm } from '@/app/api/forms/readForm'
import { tooMany } from '@/app/api/forms/tooMany'
import { methods } from '@/app/api/methods'
import { phrase } from '@/lib/words'

const OTHER_KEY = phrase('This Idempotency-Key was used for another payment. Send this one with its own key.')

/** A payment against an invoice: 201 {payment_id, pay_url}; 404 where the site takes none. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forSite(request, async (site) => {
      if (!site.config.features.onlinePayment) return notFound()
      const form = await readForm(request, site)
      if (form instanceof Response) return form
      const passed = await passCall({ request, site, form, page: '/online-payment' })
      if (passed instanceof Response) return passed
      const input = parsed(paymentSchema, form.values)
      if (!input.ok) return form.refuse(422, input.errors)
      try {
        const result = await startPayment(site, input.value, {
          idempotencyKey: request.headers.get('idempotency-key'),
          address: request.headers.get('x-forecourt-ip') ?? '',
          prove: form.prove,
        })
        if (result.kind === 'limited') return tooMany(form, site, result.retryAfter)
        if (result.kind === 'unproved') return form.unproved(result.proof)
        if (result.kind === 'different') return form.refuse(422, [{ path: '', message: OTHER_KEY }])
        const { payment_id, state } = result.row
        const own = paymentPath(result.row)
        // The same call again, after it was paid or has ended: the payer's own page says so.
        const pay_url = state === 'open' ? result.row.pay_url : `${site.origin}${own}`
        return form.plain ? seeOther(own) : json({ payment_id, pay_url }, 201)
      } catch (error) {
        log.error({ err: error, tenant: site.tenant.slug }, 'a payment could not be opened')
        return form.refuse(503, [{ path: '', message: NO_PROVIDER }])
      }
    }),
})
