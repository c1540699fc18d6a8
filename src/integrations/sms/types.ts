export interface SmsMessage {
  /** Stable per delivery, so that a gateway recognises a repeated one. */
  key: string
  /** E.164: `+61412345678`. */
  to: string
  text: string
}
/** Throws when the message was not accepted; the outbox tries again. */
export interface SmsPort {
  send(message: SmsMessage): Promise<void>
}
