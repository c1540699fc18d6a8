import { signature } from '@/core/letter/signature'
import type { Site } from '@/core/dealer/views'
import { env } from '@/env'
import type { MailMessage } from '@/integrations/mail'

export interface Letter {
  subject: string
  lines: (string | false)[]
}

/** The test drive that the shopper has booked of the car. */
export interface Drive {
  /** Day and time at the yard. */
  when: string
  /** Where the shopper moves or cancels it. */
  link: string
  afterHold: boolean
}

export function letterTo(site: Site, key: string, to: string, { subject, lines }: Letter): MailMessage {
  const { name } = site.tenant
  return {
    key,
    from: { name, address: env.sender },
    // No name: the sender of the form typed it, and the address may belong to another person.
    to: { name: '', address: to },
    replyTo: site.config.email ? { name, address: site.config.email } : undefined,
    subject,
    text: [...lines.filter((line) => line !== false), '', ...signature(site)].join('\n'),
  }
}
