import { signature } from '@/core/letter/signature'
import type { Site } from '@/core/dealer/views'
import { env } from '@/env'
import type { MailMessage } from '@/integrations/mail'
import type { Draw } from '@/features/spin/row'

/** The address was proved by its owner, so the mail may say what was won. */
export function prizeMail(site: Site, draw: Draw, to: string): MailMessage {
  const { name } = site.tenant
  return {
    key: `prize-${draw.reference}`,
    from: { name, address: env.sender },
    to: { name: '', address: to },
    replyTo: site.config.email ? { name, address: site.config.email } : undefined,
    subject: `You won: ${draw.prize} (${draw.reference})`,
    text: [
      `You won at ${name}: ${draw.prize}.`,
      ...(draw.detail ? [draw.detail] : []),
      '',
      `Your reference is ${draw.reference}. Tell it to us when you collect the prize.`,
      `It is in your account too: ${site.origin}/account`,
      `The terms: ${site.origin}/spin-to-win`,
      '',
      ...signature(site),
    ].join('\n'),
  }
}
