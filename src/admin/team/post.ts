import { z } from 'zod'

const refusedSchema = z.object({
  errors: z.array(z.object({ message: z.string(), data: z.unknown().optional() })).min(1),
})
const FAILED = 'That did not reach us. Check the connection and try again.'

/** `fault` is what is wrong, in words; `data` is the answer, or what a refusal tells beside its words. `failed` is said when none came. */
export async function ask(
  call: string,
  body: Record<string, unknown>,
  failed = FAILED,
): Promise<{ fault: string | null; data?: unknown }> {
  try {
    const response = await fetch(`/admin/api${call}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { fault: null, data: answer }
    const refused = refusedSchema.safeParse(answer).data?.errors[0]
    return { fault: refused?.message ?? failed, data: refused?.data }
  } catch {
    return { fault: failed }
  }
}

/** Null when it worked; else what is wrong, in words. */
export const post = async (call: string, body: Record<string, unknown>): Promise<string | null> =>
  (await ask(call, body)).fault
