import { z } from 'zod'
import { jsonService, type ServiceSettings } from './jsonService'
import { env } from '@/env'

export interface RegisteredCar {
  make: string
  model: string
  year: number
  badge?: string
  colour?: string
}

/** Null: no car has this plate in this state. Throws for no response or an unreadable one. */
type RegoPort = (plate: { rego: string; regoState: string }) => Promise<RegisteredCar | null>

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

let port: RegoPort | undefined

/** The register of this process; null without one: shoppers then choose their car from lists. */
export function regoLookup(): RegoPort | null {
  if (!env.rego) return null
  port ??= regoByHttp(env.rego)
  return port
}
