import { env } from '@/env'
import { valuationByHttp } from './http'
import type { ValuationPort } from './types'

let port: ValuationPort | undefined

/** The outside price guide of this process; null without one: the platform's own stock is the guide then. */
export function outsideValuation(): ValuationPort | null {
  if (!env.valuation) return null
  port ??= valuationByHttp(env.valuation)
  return port
}
