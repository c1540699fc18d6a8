import { writeAudits } from '@/db/audit'
import { keepCarChanges } from '@/core/car/rows/carChangeRows'
import type { Row } from '@/db/tableTypes'
import { besideBetween, type Changes } from '@/core/car/carChanges'
import { toldOfCar } from '@/core/car/toldOfCar'
import { log } from '@/lib/log'
import { changedBy, type IngestContext } from './push'

export interface Changed {
  row: Row
  changes: Changes
  /** As it was, for what a feed changed besides; null for a new car. */
  was?: Row | null
  /** Known already. */
  beside?: Changes
}

/** Changes by keys are in the dealer's history too, beside those of people. A full feed would fill it. */
async function tellDealer({ tenantId, actor }: IngestContext, changed: readonly Changed[]): Promise<void> {
  try {
    await writeAudits(
      changed.map(({ row, changes }) => ({
        ...{ tenantId, who: actor, via: 'api', what: 'update cars', entity: 'cars' },
        ...{ docId: String(row.id), docTitle: String(row.name), diff: toldOfCar(changes) },
      })),
    )
  } catch (error) {
    log.error({ err: error, cars: changed.length }, 'changes by a key are not in the history')
  }
}

/** Never throws: the cars are written already. */
export async function keepChanges(ctx: IngestContext, all: readonly Changed[]): Promise<void> {
  const by = changedBy(ctx)
  const { tenantId, feedId: feed } = ctx
  const kept = all.map(
    ({ row, changes, was, beside = was === undefined ? {} : besideBetween(was, row) }) => ({
      ...{ tenantId, carId: String(row.id), changes },
      ...(feed === undefined ? {} : { feed, beside }),
    }),
  )
  await keepCarChanges(by, kept)
  const changed = all.filter(({ changes }) => Object.keys(changes).length > 0)
  if (by.via === 'api') await tellDealer(ctx, changed)
}
