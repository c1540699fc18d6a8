import type { IconName } from './Icon'
import { iconNames } from './iconNames.data'

const iconByName = new Map<string, IconName>(iconNames.map((name) => [name, name]))

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

/** Unknown names get a tick. */
export const contentIcon = (name?: string | null): IconName =>
  iconByName.get(name ?? '') ?? ALIASES.get(name ?? '') ?? 'tick'
