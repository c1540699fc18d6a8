import { z } from 'zod'

const refusedSchema = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })
const FAILED = 'That did not reach us. Check the connection and try again.'

/** Null when it worked; else what is wrong, in words. */
export async function post(call: string, body: Record<string, unknown>): Promise<string | null> {
  try {
    const response = await fetch(`/admin/api${call}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return null
    return refusedSchema.safeParse(await response.json()).data?.errors[0]?.message ?? FAILED
  } catch {
    return FAILED
  }
}
