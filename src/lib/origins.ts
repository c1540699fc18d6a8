import { type Env, env } from '@/env'

/** The only origins whose requests may carry a staff cookie. The first one is used in mails. */
export function adminOrigins(env: Pick<Env, 'mode' | 'platformHost' | 'port'>): string[] {
  const direct = `http://${env.platformHost}:${env.port}`
  return env.mode === 'demo' ? [direct] : [`https://${env.platformHost}`, direct]
}

/** From settings, never from a request. */
export const platformOrigin = (): string =>
  env.mode === 'demo' ? `http://${env.platformHost}:${env.port}` : `https://${env.platformHost}`
