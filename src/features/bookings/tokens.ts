import { linkToken } from '@/lib/linkToken'

/** The word is part of every link that was sent: with another one they would open nothing. */
export const tokenOf = (salt: string): string => linkToken('appointment', salt)
