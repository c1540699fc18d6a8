import { linkToken } from '@/lib/linkToken'

/** Of the link in the mails of a booking. */
export const tokenOf = (salt: string): string => linkToken('appointment', salt)
