import { z } from 'zod'
import { env } from '@/env'
import { judgeCard, TEST_PAY_PATH, testPaid, openSession } from '@/integrations/payments/test'
import { readBody } from '@/lib/requestBody'
import { takePaymentReport } from '@/features/reservations/takePayment'
import { failure, forSite, notFound } from '@/app/api/cars/answers'
import { seeOther } from '@/app/api/forms/plainPages'
import { methods } from '@/app/api/methods'

const cardSchema = z.object({
  session: z.string().max(6000),
  card: z.string().max(40).default(''),
  step: z.enum(['yes', 'no']).optional(),
})

const backTo = (session: string, result: string): Response =>
  seeOther(`${TEST_PAY_PATH}?session=${encodeURIComponent(session)}&result=${result}`)

/** The test provider's card page posts here. The typed number is judged and not stored. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: (request: Request): Promise<Response> =>
    forSite(request, async (site) => {
      const body = await readBody(request)
      if (!body.ok) return failure(body.status, body.error)
      const input = cardSchema.safeParse(body.values)
      const session = input.success ? openSession(input.data.session) : null
      if (env.stripe || !input.success || session?.subject.tenant !== site.tenant.id) return notFound()
      const { card, step } = input.data
      const verdict = step ? (step === 'yes' ? 'paid' : 'declined') : judgeCard(card)
      if (verdict !== 'paid') return backTo(input.data.session, verdict)
      const now = Date.now()
      const paid = testPaid(input.data.session, now)
      if (!paid) return backTo(input.data.session, 'ended')
      await takePaymentReport(paid, now)
      return seeOther(new URL(session.doneUrl).pathname + new URL(session.doneUrl).search)
    }),
})
