import type { CarHead } from '@/db/carRows'
import type { Precondition } from './decide'
import type { Results } from './results'
import type { Mode } from './validate'

export interface IngestContext {
  tenantId: string
  dealership: { id: string; slug: string; name: string }
  /** Who pushed, for the log: a key's prefix, a member of staff, `demo`. */
  actor: string
}
export interface IngestOptions {
  mode: Mode
  dryRun?: boolean
  stocknum?: string
  precondition?: Precondition
}

/** What is stored of the cars, by stock number. */
export type Heads = ReadonlyMap<string, CarHead>

/** One push on its way through the steps. */
export interface Push {
  ctx: IngestContext
  options: IngestOptions
  results: Results
  /** Heads of the cars as a dry run would have left them. */
  simulated: Map<string, CarHead>
}

/** So many items are worked on before shoppers are served in between. */
export const SLICE = 100
