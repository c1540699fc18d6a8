/** Addresses are structured, so that a name can never add a header. */
export interface MailAddress {
  name: string
  address: string
}

/** What a mail says. The kit of letters makes them, and it alone: a border of `.dependency-cruiser.mjs`. */
export class Written {
  /** Nothing else has its type. */
  protected readonly isWritten = true
  constructor(
    readonly subject: string,
    readonly text: string,
    /** Missing where a machine reads the text. */
    readonly html?: string,
  ) {}
}

export interface Envelope {
  /** Stable per delivery: it becomes the Message-ID, so that receivers recognise a repeated delivery. */
  key: string
  from: MailAddress
  to: MailAddress
  replyTo?: MailAddress
  /** URL that stops such mails by one POST (RFC 8058); mail clients show it as a button. */
  unsubscribe?: string
  /** A calendar file (RFC 5545) that mail programs offer to add, to change or to remove. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
}
export type MailMessage = Envelope & Written

/** Throws when the mail was not accepted; the outbox tries again. */
export interface MailPort {
  readonly kind: 'files' | 'smtp'
  send(mail: MailMessage): Promise<void>
}
