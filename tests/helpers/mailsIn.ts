/** Mails to an address, as the embedded mail port wrote them, the oldest first. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export function mailsIn(address: string): string[] {
  const folder = path.join(process.env.DATA_DIR ?? '', 'mail')
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((text) => text.includes(address))
}
