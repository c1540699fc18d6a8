import { isFed } from '@/core/car/owners/sources'
import { isRecord } from '@/lib/isRecord'
import { sameValue } from '@/lib/sameValue'
import { FACT_FIELDS, type Facts, fittingFacts, settleSale } from './facts'

type Row = Readonly<Record<string, unknown>>

/** Staff choose a car's location from a list: it is no fact of the feed. */
const CHOSEN_BY_STAFF: readonly string[] = [...FACT_FIELDS, 'location_id']
/** They follow from the list of pictures, unless staff chose them too. */
const OF_PICTURES = ['primary_image_url', 'thumbnails'] as const

const record = (value: unknown): Row => (isRecord(value) ? value : {})

/** The stated facts, with the feed's values in place of those that staff set. */
export function feedFacts(stated: Facts, { feed_values }: Row): Facts {
  const feed = fittingFacts(record(feed_values))
  return { ...stated, ...settleSale(stated, feed), ...feed }
}

/** Null when staff's values hide none. */
export const hiddenBy = (overrides: Row, facts: Facts): Record<string, unknown> | null => {
  const stated = new Map<string, unknown>(Object.entries(facts))
  const hidden = FACT_FIELDS.filter((name) => name in overrides)
  return hidden.length ? Object.fromEntries(hidden.map((name) => [name, stated.get(name) ?? null])) : null
}

/** The values of a save that differ from the stored ones. Another list of pictures brings its own first one. */
export function changesOf(before: Row, saved: Row): Record<string, unknown> {
  const changed = CHOSEN_BY_STAFF.filter(
    (name) => saved[name] !== undefined && !sameValue(saved[name], before[name]),
  )
  const chosen = changed.includes('primary_image_url') ? {} : { primary_image_url: null }
  return {
    ...(changed.includes('images') ? { ...chosen, thumbnails: null } : {}),
    ...Object.fromEntries(changed.map((name) => [name, saved[name]])),
  }
}

interface Sources {
  /** The stored facts, without those that follow from others. */
  stated: Facts
  /** The car without any value of staff. */
  feedCar: Row
}

interface OwnValues {
  overrides: Record<string, unknown>
  feed_values: Record<string, unknown> | null
  /** The changes to apply: a fact that is given back to the feed gets the feed's value. */
  changes: Record<string, unknown>
}

/** A value that equals the feed's is no override: the field follows the feed again. */
export function ownValues(before: Row, changes: Row, { stated, feedCar }: Sources): OwnValues {
  const known = record(before.feed_values)
  const input = new Map<string, unknown>(Object.entries(stated))
  const goesBack = (name: string) => name in known && sameValue(changes[name], feedCar[name])
  const back = new Set(Object.keys(changes).filter(goesBack))
  if (back.has('images')) for (const name of OF_PICTURES) if (name in known && !changes[name]) back.add(name)
  const own = Object.entries({ ...record(before.overrides), ...changes }).filter(([name]) => !back.has(name))
  const overrides = Object.fromEntries(own)
  const feed = FACT_FIELDS.filter(
    (name) => name in overrides && (name in known || !(name in record(before.overrides))),
  )
  return {
    overrides,
    feed_values:
      isFed(before) && feed.length
        ? Object.fromEntries(
            feed.map((name) => [name, (name in known ? known[name] : input.get(name)) ?? null]),
          )
        : null,
    changes: { ...changes, ...Object.fromEntries([...back].map((name) => [name, known[name]])) },
  }
}
