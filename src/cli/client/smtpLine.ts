import { createTransport } from 'nodemailer'
import { askedLine, type DoctorLine } from './askedLine'

const ANSWER_MAX = 5000

/** Signs in as a mail would, and sends none. Mails wait meanwhile, and nothing else would say so here. */
export function smtpLine(url: string): Promise<DoctorLine> {
  const transport = createTransport({
    url,
    connectionTimeout: ANSWER_MAX,
    greetingTimeout: ANSWER_MAX,
    socketTimeout: ANSWER_MAX,
  })
  return askedLine(
    () => transport.verify(),
    'SMTP_URL: takes mail',
    (why) =>
      `SMTP_URL: takes no mail (${why}). Check the address, the user and the password; mails wait until then.`,
  ).finally(() => transport.close())
}
