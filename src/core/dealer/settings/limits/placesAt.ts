import { isRecord } from '@/lib/isRecord'

export interface Place {
  path: string
  value: unknown
}

/** The values at a path, where `*` stands for each row: `navigation.*.href` is in `navigation.0.href` and so on. */
export function placesAt(settings: unknown, path: string): Place[] {
  const [key = '', ...rest] = path.split('.')
  const within = (value: unknown, at: string): Place[] =>
    rest.length
      ? placesAt(value, rest.join('.')).map((place) => ({ ...place, path: `${at}.${place.path}` }))
      : [{ path: at, value }]
  if (key === '*')
    return Array.isArray(settings) ? settings.flatMap((row, at) => within(row, String(at))) : []
  return isRecord(settings) ? within(settings[key], key) : []
}
