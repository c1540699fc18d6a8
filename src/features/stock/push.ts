import type { PriceStep } from '@/core/car/priceHistory'
import type { CarBefore } from '@/core/car/rows/carRows'
import type { Row } from '@/db/tableTypes'
import type { ChangedBy } from '@/core/car/carChanges'
import type { Author, CarWriter } from '@/core/car/rows/write'
import { UNCLAIMED } from '@/core/car/owners/sources'
import type { Precondition } from './decide'
import type { Named } from './named'
import type { Results } from './results'
import type { Mode } from './validate'

export interface IngestContext {
  tenantId: string
  dealership: { id: string; slug: string; name: string }
  /** Who says it, as `key:…` and `file:…`; loads of a dealer's definition have none. */
  source?: string
  /** For the history: a key's name, a staff name, or `definition`. */
  actor: string
  feedId?: string
  /** How it was changed, if not by an integrator's call. */
  via?: ChangedBy['via']
}
export const sourceOf = ({ source = UNCLAIMED }: Pick<IngestContext, 'source'>): string => source
export const authorOf = ({ tenantId, actor, via = 'api', feedId: feed }: IngestContext): Author => ({
  ...{ tenantId, who: actor, via, feed },
})

export interface IngestOptions {
  mode: Mode
  dryRun?: boolean
  stocknum?: string
  precondition?: Precondition
  /** The message is the whole car: what other sources said of it goes, staff's values stay. */
  replace?: boolean
  /**
   * Of a file: the facts for which it has a column (`price`, `variant.torque`). It says nothing of others, and an empty cell takes
   * away what the same source said. Absent: a message that names all its facts; what it leaves out is empty, but for `images`.
   */
  columns?: readonly string[]
  /** Of a feed: when it came, epoch ms. A car of which its source said something later is left alone. */
  cameAt?: number
  /** A feed of the same source waits: when it is carried out, what is said now is newer than it. */
  notesTime?: boolean
  /** Of a feed or file that comes in parts: what all of it names. */
  named?: Named
  /** Of a whole stock: new stock number -> the one under which the car is on show, and that it lacks. */
  renumbered?: ReadonlyMap<string, string>
  /** The cars as they were, where the caller has read them. */
  known?: CarsBefore
  /** By stock number: the prices that a car had before it came here. */
  past?: ReadonlyMap<string, readonly PriceStep[]>
  /** A price that moves as by accident waits for a person (decision 0098). */
  guardsPrices?: boolean
}

export type CarsBefore = ReadonlyMap<string, CarBefore>

export interface Push {
  ctx: IngestContext
  options: IngestOptions
  results: Results
  cars: CarWriter
  /** Of a dry run: the cars as they would be stored by now. */
  simulated: Map<string, Row>
  /** Cars that go on under a new stock number: by it, the rows as they were. */
  moved: Map<string, Row>
  named: Named
}

/** Cars that are changed in one go; between them pages are made. */
export const SLICE = 100
