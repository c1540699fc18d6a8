import { env } from '@/env'

/** Who may do everything of every dealer signs in with a code, where the installation asks for it. */
export const needsTwoSteps = (role: unknown): boolean => env.platformTwoSteps && role === 'platform_admin'
