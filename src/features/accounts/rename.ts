import { z } from 'zod'
import { changeShopper } from './changeShopper'
import type { Shopper } from './row'

const nameSchema = z.string().trim().max(120)

/** False for text that is no name. */
export async function rename(shopper: Shopper, input: unknown): Promise<boolean> {
  const parsed = nameSchema.safeParse(input)
  if (!parsed.success) return false
  await changeShopper(shopper, () => ({ name: parsed.data || null }))
  return true
}
