import { randomUUID } from 'node:crypto'
import type { EmailAdapter } from 'payload'
import { z } from 'zod'
import { env } from '@/env'
import { mail } from '.'
import { Written } from './types'

const mailSchema = z.object({
  to: z.string(),
  subject: z.string().default(''),
  html: z.string().optional(),
  text: z.string(),
})
const FROM_NAME = 'Forecourt'

export const payloadMail: EmailAdapter<void> = () => {
  const address = env.sender
  return {
    name: 'forecourt-mail',
    defaultFromAddress: address,
    defaultFromName: FROM_NAME,
    async sendEmail(message) {
      const { to, subject, html, text } = mailSchema.parse(message)
      const envelope = {
        key: randomUUID(),
        from: { name: FROM_NAME, address },
        to: { name: '', address: to },
      }
      await mail().send(Object.assign(new Written(subject, text, html), envelope))
    },
  }
}
