import type { IconName } from './Icon'
import { iconNames } from './iconNames.data'

const iconByName = new Map<string, IconName>(iconNames.map((name) => [name, name]))

/** Everyday words for the same pictures, so that content need not know our names. */
const ALIASES = new Map<string, IconName>([
  ['badge-check', 'badge'],
  ['car', 'body'],
  ['check', 'tick'],
  ['dollar', 'money'],
  ['map-pin', 'pin'],
  ['scale', 'scales'],
  ['users', 'people'],
  ['handshake', 'hand'],
])

/** The icon that content names; it may ask for one that we do not have, and gets a tick. */
export const contentIcon = (name?: string | null): IconName =>
  iconByName.get(name ?? '') ?? ALIASES.get(name ?? '') ?? 'tick'
