import { z } from 'zod'
import { jsonService, type ServiceSettings } from '@/integrations/jsonService'
import type { RegoPort } from './types'

const words = z.string().trim().min(1).max(80)
const answerSchema = z.object({
  make: words,
  model: words,
  year: z.int().min(1900).max(2100),
  badge: words.nullish().transform((text) => text ?? undefined),
  colour: words.nullish().transform((text) => text ?? undefined),
})

/** A register that takes a GET with `rego` and `regoState` and returns the car; 404 for an unknown plate. */
export function regoByHttp(settings: ServiceSettings): RegoPort {
  const service = jsonService(settings)
  return (plate) => {
    const address = new URL(settings.url)
    for (const [name, value] of Object.entries(plate)) address.searchParams.set(name, value)
    return service(address.href, answerSchema, { method: 'GET' })
  }
}
