import { recordOf } from '@/access/ids'

interface Asked {
  siblingData: unknown
}

const momentOf = (value: unknown): number =>
  value instanceof Date || typeof value === 'string' ? new Date(value).getTime() : NaN

/** For a field `ends_at` beside `starts_at`: what ends before it begins is never seen. */
export const lastDay = (value: unknown, { siblingData }: Asked): string | true => {
  const { starts_at } = recordOf(siblingData)
  return momentOf(value) < momentOf(starts_at)
    ? 'This is before the first day. Choose a later day, or none.'
    : true
}
