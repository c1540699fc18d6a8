import { env } from '@/env'
import { regoByHttp } from './http'
import type { RegoPort } from './types'

let port: RegoPort | undefined

/** The register of this process; null without one: shoppers then choose their car from lists. */
export function regoLookup(): RegoPort | null {
  if (!env.rego) return null
  port ??= regoByHttp(env.rego)
  return port
}
