import path from 'node:path'
import { env } from '@/env'
import { mailToFiles } from './files'
import { mailBySmtp } from './smtp'
import type { MailPort } from './types'

export type { MailMessage, MailPort } from './types'

let port: MailPort | undefined

/** The mail port of this process: SMTP when SMTP_URL is set, files in DATA_DIR/mail otherwise. */
export function mail(): MailPort {
  port ??= env.smtpUrl
    ? mailBySmtp(env.smtpUrl, env.platformHost)
    : mailToFiles(path.join(/* turbopackIgnore: true */ env.dataDir, 'mail'), env.platformHost)
  return port
}
