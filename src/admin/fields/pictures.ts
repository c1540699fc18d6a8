import { imagesSchema } from '../../collections/Cars/schema'
import type { z } from 'zod'

export type Picture = z.output<typeof imagesSchema>[number]

export const picturesOf = (value: unknown): Picture[] => imagesSchema.safeParse(value).data ?? []

/** The list with the picture at `from` moved to `to`; unchanged when either is out of range. */
export function moved(pictures: readonly Picture[], from: number, to: number): Picture[] {
  const next = [...pictures]
  const [picture] = next.splice(from, 1)
  if (!picture || to < 0 || to > next.length) return [...pictures]
  next.splice(to, 0, picture)
  return next
}
