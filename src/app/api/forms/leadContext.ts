import type { LeadContext } from '@/features/leads/context'
import type { PostedForm } from './readForm'

/** A route that checks the proof itself leaves out `prove`. */
export const leadContext = (request: Request, form: PostedForm): LeadContext => ({
  idempotencyKey: request.headers.get('idempotency-key'),
  userAgent: request.headers.get('user-agent')?.slice(0, 400) ?? '',
  address: request.headers.get('x-forecourt-ip') ?? '',
  at: new Date(),
  requestedAt: form.requestedAt,
  prove: form.prove,
  giveBackProof: form.giveBackProof,
})
