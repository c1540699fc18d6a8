import { z } from 'zod'

export const idSchema = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
const many = z.union([idSchema.transform((id) => [id]), z.array(idSchema)])

export function idOf(value: unknown): string | null {
  const parsed = idSchema.safeParse(value)
  return parsed.success ? parsed.data : null
}

export function idsOf(value: unknown): string[] {
  const parsed = many.safeParse(value)
  return parsed.success ? parsed.data : []
}

const row = z.record(z.string(), z.unknown())
export function recordOf(value: unknown): Record<string, unknown> {
  const parsed = row.safeParse(value)
  return parsed.success ? parsed.data : {}
}
