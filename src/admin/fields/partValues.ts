import { recordOf } from '@/access/ids'

export const partAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => recordOf(at)[key], value)

function put(value: unknown, [key = '', ...rest]: string[], part: unknown): Record<string, unknown> {
  const row = recordOf(value)
  return { ...row, [key]: rest.length ? put(row[key], rest, part) : part }
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

export function withPart(value: unknown, path: string, part: unknown): Record<string, unknown> | null {
  const next = put(value, path.split('.'), part)
  return isEmpty(next) ? null : next
}
