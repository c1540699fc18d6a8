import { type Settings, withValue } from './values'
import { isHex } from '@/core/dealer/theme/colour'
import { fromPrimary } from '@/core/dealer/theme/palette'

/**
 * Settings with another main colour. What follows from it follows again: a colour of its own would hide the change. One that is
 * not typed to its end changes none.
 */
export function withMainColour(settings: unknown, colour: unknown): Settings {
  const next = withValue(settings, 'primaryColour', colour)
  if (typeof colour !== 'string' || !isHex(colour)) return next
  return Object.keys(fromPrimary(colour))
    .flatMap((name) => [`theme.colours.${name}`, `theme.tokens.${name}`])
    .reduce((all, path) => withValue(all, path, undefined), next)
}
