import { PLATFORM } from '@/access/roles'
import { env } from '@/env'

/** People who may change every dealer must sign in with a code, where the installation requires it. */
export const needsTwoSteps = (role: unknown): boolean => env.platformTwoSteps && role === PLATFORM
