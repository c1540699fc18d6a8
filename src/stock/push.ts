import type { CarBefore } from '@/db/carRows'
import type { ChangedBy } from '@/domain/car/carChanges'
import type { Precondition } from './decide'
import type { Results } from './results'
import type { Mode } from './validate'

export interface IngestContext {
  tenantId: string
  dealership: { id: string; slug: string; name: string }
  /** For the history: a key's name, a staff name, or `definition`. */
  actor: string
  feedId?: string
  /** How it was changed, if not by an integrator's call. */
  via?: ChangedBy['via']
}
export const changedBy = ({ actor, via = 'api' }: IngestContext): ChangedBy => ({ who: actor, via })

export interface IngestOptions {
  mode: Mode
  dryRun?: boolean
  stocknum?: string
  precondition?: Precondition
}

export type CarsBefore = ReadonlyMap<string, CarBefore>

export interface Push {
  ctx: IngestContext
  options: IngestOptions
  results: Results
  simulated: Map<string, CarBefore>
}

/** Items per slice; between slices the event loop serves shoppers. */
export const SLICE = 100
