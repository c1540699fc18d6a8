import { z } from 'zod'

/** In the spelling that is stored. */
export interface Typed {
  emails: string[]
  phones: string[]
}

const row = z.object({
  details: z.object({ email: z.string(), phone: z.string() }).nullish().catch(null),
  mails: z.array(z.object({ to: z.string() })).catch([]),
})

/**
 * Whom a deal is about: an online deal needs no account. Its details name the person. Before they are given, it is who had
 * the link mailed; later that may be somebody else's address, who must not be given the details.
 */
export function typedInDeal(deal: Record<string, unknown>): Typed {
  const answers: unknown = deal.answers
  const { details, mails } = row.parse({ ...Object(answers), mails: deal.mails })
  return details
    ? { emails: [details.email], phones: [details.phone] }
    : { emails: mails.map(({ to }) => to), phones: [] }
}
