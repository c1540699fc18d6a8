import { z } from 'zod'
import { jsonService, type ServiceSettings } from './jsonService'
import { env } from '@/env'

export interface ValuedCar {
  make: string
  model: string
  year: number
  km: number
  rego?: string
  regoState?: string
  adjustmentAnswers: Record<string, unknown>
}

/** Dollars, not rounded. `count`: on how many similar cars it is based; null for an outside guide. */
type Valued = { kind: 'range'; low: number; high: number; count: number | null } | { kind: 'few' }

/** Throws for no response or an unreadable one. */
export interface ValuationPort {
  name: string
  value(car: ValuedCar): Promise<Valued>
}

const dollars = z.number().positive().max(10_000_000)
const answerSchema = z.union([
  z
    .object({ offer_low: dollars, offer_high: dollars })
    .refine(({ offer_low, offer_high }) => offer_low <= offer_high),
  z.object({ offer_low: z.null() }),
])

/** A price guide that takes a POST of the car and returns `{offer_low, offer_high}`; null for a car that it cannot price. */
export function valuationByHttp(settings: ServiceSettings): ValuationPort {
  const service = jsonService(settings)
  return {
    name: 'price guide',
    async value(car) {
      const answer = await service(settings.url, answerSchema, { method: 'POST', body: JSON.stringify(car) })
      if (!answer || !('offer_high' in answer)) return { kind: 'few' }
      return { kind: 'range', low: answer.offer_low, high: answer.offer_high, count: null }
    },
  }
}

let port: ValuationPort | undefined

/** The outside price guide of this process; null without one: the platform's own stock is the guide then. */
export function outsideValuation(): ValuationPort | null {
  if (!env.valuation) return null
  port ??= valuationByHttp(env.valuation)
  return port
}
