import { z } from 'zod'
import { jsonService, type ServiceSettings } from '@/integrations/jsonService'
import type { ValuationPort } from './types'

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
