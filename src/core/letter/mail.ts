import { env } from '@/env'
import { type Envelope, type MailMessage, Written } from '@/integrations/mail/types'
import { letterHtml } from './html'
import { type LetterKind, letterText, oneLine, type SampleWorld } from './letter'
import type { Look } from './look'

/** Without a sender it comes from the name of the look. */
type Addressed = Omit<Envelope, 'from'> & Partial<Pick<Envelope, 'from'>>

/** A dealer's own people need no imprint. */
export const written = <Facts>({ write, to }: LetterKind<Facts>, facts: Facts, own: Look): Written => {
  const letter = write(facts)
  const look = to === 'dealer' ? { ...own, signature: [] } : own
  return new Written(oneLine(letter.subject), letterText(letter, look.signature), letterHtml(letter, look))
}

/** A mail in the dealer's name, which is answered to the dealer unless the envelope says another. */
export const mailOf = <Facts>(
  kind: LetterKind<Facts>,
  facts: Facts,
  look: Look,
  envelope: Addressed,
): MailMessage =>
  Object.assign(written(kind, facts, look), {
    from: { name: look.name, address: env.sender },
    replyTo: look.replyTo,
    ...envelope,
  })

/** Receivers of such a mail parse its text: plain, and nothing but what the format says. */
export const machineMail = (subject: string, text: string, envelope: Envelope): MailMessage =>
  Object.assign(new Written(subject, text), envelope)

export interface Sample {
  name: string
  mail: Written
  sms: string | null
}

/** A kind whose facts only its own feature knows. */
export interface ListedKind extends Pick<LetterKind<unknown>, 'name' | 'to'> {
  samples(world: SampleWorld, look: Look): Sample[]
}

export const listed = <Facts>(kind: LetterKind<Facts>): ListedKind => ({
  ...{ name: kind.name, to: kind.to },
  samples: (world, look) =>
    Object.entries(kind.samples(world)).map(([name, facts]) => ({
      name,
      mail: written(kind, facts, look),
      sms: kind.sms?.(facts) || null,
    })),
})
