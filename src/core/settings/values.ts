import { isRecord } from '@/lib/isRecord'

export type Settings = Readonly<Record<string, unknown>>

/** Undefined where nothing is set: the usual value holds. */
export function valueAt(settings: unknown, path: string): unknown {
  let value = settings
  for (const key of path.split('.')) value = isRecord(value) ? value[key] : undefined
  return value
}

/** The settings with another value at the path; undefined gives the place back to the usual value. */
export function withValue(settings: unknown, path: string, value: unknown): Settings {
  const [key = '', ...rest] = path.split('.')
  const own = isRecord(settings) ? settings : {}
  const next = rest.length ? withValue(own[key], rest.join('.'), value) : value
  if (next !== undefined) return { ...own, [key]: next }
  const { [key]: _gone, ...others } = own
  return others
}
