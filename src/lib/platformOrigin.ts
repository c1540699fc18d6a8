import { env } from '@/env'

/** From settings, never from a request. */
export const platformOrigin = (): string =>
  env.mode === 'demo' ? `http://${env.platformHost}:${env.port}` : `https://${env.platformHost}`
