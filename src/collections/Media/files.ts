import { z } from 'zod'

const stored = z.object({
  tenant: z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]),
  filename: z.string().regex(/^[\w.-]+$/),
})

export function mediaKey(row: unknown): string | null {
  const parsed = stored.safeParse(row)
  return parsed.success ? `${parsed.data.tenant}/${parsed.data.filename}` : null
}

export function mediaUrl(row: unknown): string | null {
  const key = mediaKey(row)
  return key && `/media/${key}`
}
