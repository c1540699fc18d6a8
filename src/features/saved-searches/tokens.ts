import { hashOf } from '@/lib/secrets'
import { linkToken } from '@/lib/linkToken'

export type Purpose = 'confirm' | 'stop'

export const tokenOf = (purpose: Purpose, salt: string): string => linkToken(`saved search ${purpose}`, salt)

export const hashesOf = (salt: string) => ({
  confirm_hash: hashOf(tokenOf('confirm', salt)),
  stop_hash: hashOf(tokenOf('stop', salt)),
})
