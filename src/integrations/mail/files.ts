import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compose } from './compose'
import type { MailPort } from './types'

/** Each mail is an .eml file in `folder`, named by its key: a repeated delivery overwrites it. */
export function mailToFiles(folder: string, host: string): MailPort {
  return {
    kind: 'files',
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message } = await transport.sendMail(compose(mail, host))
      await mkdir(folder, { recursive: true })
      const file = path.join(folder, `${mail.key.replace(/[^\w-]/g, '_')}.eml`)
      await writeFile(`${file}.part`, Buffer.isBuffer(message) ? message : String(message))
      await rename(`${file}.part`, file)
    },
  }
}
