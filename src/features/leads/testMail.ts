import { randomUUID } from 'node:crypto'
import { siteOfTenant } from '@/core/dealer/read/sites'
import type { LetterKind } from '@/core/letter/letter'
import { lookOf, plainLook } from '@/core/letter/look'
import { mailOf } from '@/core/letter/mail'
import type { Row } from '@/db/tableTypes'
import { mail, type MailPort } from '@/integrations/mail'
import { log } from '@/lib/log'
import { destinationSchema } from './destinations'
import { addressesOf } from './recipients'

export type Tested = { kind: 'sent'; to: string } | { kind: 'nobody' } | { kind: 'failed' }

export const testMail: LetterKind<{ dealer: string; name: string }> = {
  name: 'Test of a lead destination',
  to: 'dealer',
  write: ({ dealer, name }) => ({
    subject: `Test: leads of ${dealer}`,
    heading: 'This is a test',
    parts: [`New leads of “${name}” come to this address.`],
  }),
  samples: ({ site }) => ({ Test: { dealer: site.tenant.name, name: 'All enquiries' } }),
}

/** Sent at once even in quiet hours: whoever presses the button waits for it. */
export async function sendTestMail(
  tenantId: string,
  row: Row,
  dealer: string,
  port: MailPort = mail(),
): Promise<Tested> {
  const { name, email, person } = destinationSchema.parse(row)
  const to = person ? (await addressesOf(tenantId, [person])).get(person) : email
  if (!to) return { kind: 'nobody' }
  try {
    const site = await siteOfTenant(tenantId)
    const look = site ? lookOf(site) : plainLook(dealer, '', [])
    const envelope = { key: `test-${randomUUID()}`, to: { name: '', address: to }, replyTo: undefined }
    await port.send(mailOf(testMail, { dealer, name }, look, envelope))
    return { kind: 'sent', to }
  } catch (error) {
    log.warn({ err: error, tenant: tenantId }, 'test mail not sent')
    return { kind: 'failed' }
  }
}
