import path from 'node:path'
import { env } from '@/env'
import { isSilentCopy } from '@/lib/silentCopy'
import { mailToFiles } from './files'
import { mailBySmtp } from './smtp'
import type { MailPort } from './types'

export type { MailMessage, MailPort } from './types'

let port: MailPort | undefined
let files: MailPort | undefined

const toFiles = (): MailPort =>
  (files ??= mailToFiles(path.join(/* turbopackIgnore: true */ env.dataDir, 'mail'), env.platformHost))

/** The mail port of this process: SMTP when SMTP_URL is set, files in DATA_DIR/mail otherwise, and in a silent copy. */
export function mail(): MailPort {
  if (!env.smtpUrl || isSilentCopy()) return toFiles()
  return (port ??= mailBySmtp(env.smtpUrl, env.platformHost))
}
