import path from 'node:path'
import { env } from '@/env'
import { smsToFiles } from './files'
import { smsByHttp } from './http'
import type { SmsPort } from './types'

export type { SmsMessage, SmsPort } from './types'

let port: SmsPort | undefined

/** The SMS port of this process: a gateway when SMS_URL is set, files beside the mails otherwise. */
export function sms(): SmsPort {
  port ??= env.smsUrl
    ? smsByHttp(env.smsUrl)
    : smsToFiles(path.join(/* turbopackIgnore: true */ env.dataDir, 'mail'))
  return port
}

/** False in production without a gateway: a text would reach nobody. */
export const canText = (): boolean => env.smsUrl !== undefined || env.mode === 'demo'
