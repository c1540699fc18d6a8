import { linkToken } from '@/lib/linkToken'

export const tokenOf = (salt: string): string => linkToken('appointment', salt)
