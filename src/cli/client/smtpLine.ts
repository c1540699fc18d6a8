import { createTransport } from 'nodemailer'

const ANSWER_MAX = 5000

/** Signs in as a mail would, and sends none. Mails wait meanwhile, and nothing else would say so here. */
export async function smtpLine(url: string): Promise<{ ok: boolean; line: string }> {
  const transport = createTransport({
    url,
    connectionTimeout: ANSWER_MAX,
    greetingTimeout: ANSWER_MAX,
    socketTimeout: ANSWER_MAX,
  })
  try {
    await transport.verify()
    return { ok: true, line: 'ok    SMTP_URL: takes mail' }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return {
      ok: false,
      line: `FAULT SMTP_URL: takes no mail (${why}). Check the address, the user and the password; mails wait until then.`,
    }
  } finally {
    transport.close()
  }
}
