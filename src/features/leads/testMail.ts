import { randomUUID } from 'node:crypto'
import { env } from '@/env'
import type { Row } from '@/db/tableTypes'
import { mail, type MailPort } from '@/integrations/mail'
import { log } from '@/lib/log'
import { destinationSchema } from './destinations'
import { addressesOf } from './recipients'

export type Tested = { kind: 'sent'; to: string } | { kind: 'nobody' } | { kind: 'failed' }

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
    await port.send({
      key: `test-${randomUUID()}`,
      from: { name: dealer, address: env.sender },
      to: { name: '', address: to },
      subject: `Test: leads of ${dealer}`,
      text: `This is a test. Leads that fit “${name}” are mailed to this address.\n`,
    })
    return { kind: 'sent', to }
  } catch (error) {
    log.warn({ err: error, tenant: tenantId }, 'test mail not sent')
    return { kind: 'failed' }
  }
}
