import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect } from './fixtures'
import { dataDir } from './setup'

/** The newest code that was mailed to an address. */
export function codeTo(email: string): string {
  const folder = path.join(dataDir, 'mail')
  if (!existsSync(folder)) return ''
  const mails = readdirSync(folder)
    .filter((file) => file.startsWith('code-') && file.endsWith('.eml'))
    .map((file) => path.join(folder, file))
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .map((file) => readFileSync(file, 'utf8'))
  const mine = mails.filter((mail) => mail.includes(`To: ${email}`))
  return /Subject: (\d{6})/.exec(mine.at(-1) ?? '')?.[1] ?? ''
}

export async function newCodeTo(email: string, earlier = ''): Promise<string> {
  await expect.poll(() => codeTo(email) || earlier).not.toBe(earlier)
  return codeTo(email)
}
