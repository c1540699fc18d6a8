/** The log-ins that a demo server stored at its first start. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const demoSchema = z.object({
  admin: z.object({
    logins: z.array(
      z.object({ role: z.string(), email: z.string(), password: z.string(), dealer: z.string().optional() }),
    ),
  }),
})

export function demoLogin(dataDir: string, role: string, dealer?: string) {
  const { admin } = demoSchema.parse(JSON.parse(readFileSync(path.join(dataDir, 'demo.json'), 'utf8')))
  const found = admin.logins.find((one) => one.role === role && one.dealer === dealer)
  if (!found) throw new Error(`No demo log-in for ${role} of ${dealer}`)
  return found
}
