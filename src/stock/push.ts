import type { CarHead } from '@/db/carRows'
import type { Precondition } from './decide'
import type { Results } from './results'
import type { Mode } from './validate'

export interface IngestContext {
  tenantId: string
  dealership: { id: string; slug: string; name: string }
  /** For the audit log: a key's prefix, a staff name, or `demo`. */
  actor: string
  /** The full feed that brings the cars. */
  feedId?: string
}
export interface IngestOptions {
  mode: Mode
  dryRun?: boolean
  stocknum?: string
  precondition?: Precondition
}

export type Heads = ReadonlyMap<string, CarHead>

export interface Push {
  ctx: IngestContext
  options: IngestOptions
  results: Results
  simulated: Map<string, CarHead>
}

/** Items per slice; between slices the event loop serves shoppers. */
export const SLICE = 100
