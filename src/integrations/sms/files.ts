import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SmsPort } from './types'

/** Each message is an .sms.txt file in `folder`, named by its key: a repeated delivery overwrites it. */
export function smsToFiles(folder: string): SmsPort {
  return {
    kind: 'files',
    async send({ key, to, text }) {
      await mkdir(folder, { recursive: true })
      const file = path.join(folder, `${key.replace(/[^\w-]/g, '_')}.sms.txt`)
      await writeFile(`${file}.part`, `To: ${to}\n\n${text}\n`)
      await rename(`${file}.part`, file)
    },
  }
}
