import { createHmac } from 'node:crypto'
import { env } from '@/env'

export const secretFor = (use: string): string =>
  createHmac('sha256', env.payloadSecret).update(`captcha:${use}`).digest('hex')
