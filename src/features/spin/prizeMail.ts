import type { LetterKind } from '@/core/letter/letter'
import { lookOf } from '@/core/letter/look'
import { mailOf } from '@/core/letter/mail'
import type { Site } from '@/core/dealer/views'
import type { MailMessage } from '@/integrations/mail'
import type { Draw } from '@/features/spin/row'

interface Won {
  site: Site
  draw: Pick<Draw, 'prize' | 'detail' | 'reference'>
}

/** The address was proved by its owner, so the mail may say what was won. */
export const prizeLetter: LetterKind<Won> = {
  name: 'Prize of spin to win',
  to: 'shopper',
  write: ({ site: { tenant, origin }, draw: { prize, detail, reference } }) => ({
    subject: `You won: ${prize} (${reference})`,
    heading: `You won at ${tenant.name}: ${prize}`,
    parts: [
      detail,
      `Your reference is ${reference}. Tell us when you collect the prize.`,
      { button: 'See it in your account', href: `${origin}/account` },
      { link: 'Terms of spin to win', href: `${origin}/spin-to-win` },
    ],
  }),
  samples: ({ site }) => ({
    Prize: { site, draw: { prize: 'A full tank', detail: 'With your next car.', reference: 'W2345678A' } },
  }),
}

export const prizeMail = (site: Site, draw: Draw, to: string): MailMessage =>
  mailOf(prizeLetter, { site, draw }, lookOf(site), {
    key: `prize-${draw.reference}`,
    to: { name: '', address: to },
  })
