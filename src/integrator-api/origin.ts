import { env } from '@/env'

/** The platform's own address, from settings and never from a request. */
export const platformOrigin = (): string =>
  env.mode === 'demo' ? `http://${env.platformHost}:${env.port}` : `https://${env.platformHost}`
