import { linkToken } from '@/lib/linkToken'

/** The token of the link in a booking's mails. */
export const tokenOf = (salt: string): string => linkToken('appointment', salt)
