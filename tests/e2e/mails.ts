/** Mails of the server under test, as its mail port wrote them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { dataDir } from './setup'

/** All to an address, whole, with soft line breaks undone. */
export function mailsTo(email: string): string[] {
  const folder = path.join(dataDir, 'mail')
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.eml')) : []
  return files
    .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll(/=\r?\n/g, ''))
    .filter((mail) => /^To: .*$/m.exec(mail)?.[0].includes(email) && mail.includes('Subject:'))
}
