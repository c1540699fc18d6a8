import { createHmac } from 'node:crypto'
import { env } from '@/env'

/** A secret of its own for each use, all from the platform's one. */
export const secretFor = (use: string): string =>
  createHmac('sha256', env.payloadSecret).update(`captcha:${use}`).digest('hex')
