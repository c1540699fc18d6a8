/** The six digits of an authenticator app (RFC 6238), with the settings that all apps support: SHA-1, 30 seconds. */
import { Secret, TOTP } from 'otpauth'

const PERIOD_S = 30
const totp = (key: string, label = '') =>
  new TOTP({ issuer: 'Forecourt', label, secret: Secret.fromBase32(key), digits: 6, period: PERIOD_S })

export const newKey = (): string => new Secret({ size: 20 }).base32
export const keyUri = (key: string, email: string): string => totp(key, email).toString()

/** One half minute earlier or later is allowed for slow clocks; null when the code is wrong. */
export function stepOfCode(key: string, code: string, now: number): number | null {
  const delta = totp(key).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta
}
