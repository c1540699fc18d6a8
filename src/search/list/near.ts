import type { Near } from './state'

export const RADII = [10, 25, 50, 100, 250, 500] as const
export const DEFAULT_RADIUS = 50
/** From one end of Australia to the other: every car, the nearest first. */
export const MAX_RADIUS = 5000
const MAX_TEXT = 10

/** Null without a postcode. A radius that is invalid or wider than Australia becomes the default. */
export const readNear = (postcode: string | null, radius: string | null): Near | null => {
  const typed = postcode?.trim().slice(0, MAX_TEXT)
  if (!typed) return null
  const km = /^\d{1,4}$/.test(radius ?? '') ? Number(radius) : 0
  return { postcode: typed, radius: km >= 1 && km <= MAX_RADIUS ? km : DEFAULT_RADIUS }
}
