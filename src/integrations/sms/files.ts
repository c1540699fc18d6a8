import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { SmsPort } from './types'

/** Each message is an .sms.txt file in `folder`, named by its key: a repeated delivery overwrites it. */
export function smsToFiles(folder: string): SmsPort {
  return {
    async send({ key, to, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = path.join(folder, `${key.replace(/[^\w-]/g, '_')}.sms.txt`)
      await writeFile(`${file}.part`, `To: ${to}\n\n${text}\n`, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
  }
}
