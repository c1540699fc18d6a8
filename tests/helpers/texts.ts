/** Without a gateway a text is a file beside the mails. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Those to a number, oldest key first. */
export async function textsTo(number: string): Promise<string[]> {
  const { env } = await import('@/env')
  const folder = path.join(env.dataDir, 'mail')
  if (!existsSync(folder)) return []
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.sms.txt'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
  return all
    .filter((text) => text.startsWith(`To: ${number}\n`))
    .map((text) => text.split('\n').slice(2).join('\n').trim())
}
