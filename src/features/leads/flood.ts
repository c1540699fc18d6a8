/** While a dealer gets more leads than people send, each stays in the inbox and only some are mailed. */
import { dealerAdmins } from '@/access/rules'
import { mailStaff, ofDealer } from '@/core/letter/rows/mailStaff'
import type { LetterKind } from '@/core/letter/letter'
import type { TimelineEntry } from './leadTimeline.rules'
import type { Site } from '@/core/dealer/views'
import { afterwards } from '@/lib/afterwards'
import { log } from '@/lib/log'
import { inboxLink } from './letters/inboxLink'
import { isFirstWarning } from './limits'
import { CROWDED_FROM } from './spam'

export const floodMail: LetterKind<{ dealer: string; perHour: number; link: string }> = {
  name: 'Many enquiries at once',
  to: 'staff',
  write: ({ dealer, perHour, link }) => ({
    subject: `Many enquiries at once: ${dealer}`,
    heading: `Many enquiries at once: ${dealer}`,
    parts: [
      `More than ${perHour} enquiries came to ${dealer} within an hour, which looks like a script.`,
      'All of them are in your list of leads. For now you get an email only about the first enquiry of each sender, so that you find the real ones.',
      { button: 'Open the leads', href: link },
    ],
  }),
  samples: ({ site }) => ({
    'More than people send': { dealer: site.tenant.name, perHour: CROWDED_FROM, link: inboxLink() },
  }),
}

export const notMailed = (lead_id: string, at: Date): TimelineEntry => ({
  key: `flood-${lead_id}`,
  at: at.toISOString(),
  kind: 'note',
  text: `Not mailed to anybody: more than ${CROWDED_FROM} enquiries came within an hour, and this sender had sent one before.`,
  by: 'Forecourt',
  by_id: '',
})

/** Once an hour. */
export async function warnOfFlood({ tenant }: Site): Promise<void> {
  if (!(await isFirstWarning(tenant.id))) return
  log.warn({ tenant: tenant.slug }, 'more enquiries than people send: not each of them is mailed')
  const facts = { dealer: tenant.name, perHour: CROWDED_FROM, link: inboxLink() }
  const failed = 'a flood of enquiries could not be mailed to the dealer'
  const tell = (error: unknown) => log.error({ err: error, tenant: tenant.slug }, failed)
  afterwards(mailStaff(ofDealer(tenant.id, dealerAdmins), floodMail, facts, tell), failed)
}
