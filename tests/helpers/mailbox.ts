import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  url: string
  /** Whole messages that were accepted, in order. */
  mails: string[]
  /** While true, messages are received but never acknowledged. */
  hold: boolean
  /** Messages that wait for an acknowledgement. */
  held: number
  close(): Promise<void>
}

/** A mail server that speaks real SMTP and can be made very slow. */
export async function openMailbox(port = 0): Promise<Mailbox> {
  const box: Mailbox = { url: '', mails: [], hold: false, held: 0, close: async () => {} }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, accepted) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (box.hold) return void box.held++
        box.mails.push(Buffer.concat(parts).toString('utf8'))
        accepted()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  box.url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  box.close = () => new Promise((resolve) => server.close(() => resolve()))
  return box
}
