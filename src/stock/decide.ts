import type { CarBefore } from '@/db/carRows'
import type { Row } from '@/db/tableTypes'
import { contentHash } from './hash'
import { isHeld } from '@/domain/car/derive'
import { factsSchema, patchFacts, readFacts, withoutDerived, type Facts } from '@/domain/car/facts'
import { feedFacts, withoutOwn } from '@/domain/car/ownValues'
import { versionOf, type ValidItem } from './validate'
import type { Notice } from './coerce'
import { understood, type Understood } from './understood'

/** The caller's condition: a revision, that the car exists (`*`), or that it does not (`none`). */
export type Precondition = { rev: number } | '*' | 'none'

/** `warnings`: what of a patch was not understood. */
type Noted = { warnings?: readonly Notice[] }
export type Decision =
  | (Noted & { kind: 'write'; facts: Facts; hash: string; before: CarBefore | undefined })
  | (Noted & { kind: 'touch'; before: CarBefore; version: number })
  | (Noted & { kind: 'same' | 'stale'; before: CarBefore })
  | { kind: 'refuse'; reason: 'not_found' | 'precondition' | 'invalid'; errors: Notice[] }

const refuse = (reason: 'not_found' | 'precondition' | 'invalid', detail: string): Decision => ({
  kind: 'refuse',
  reason,
  errors: [{ detail, pointer: '' }],
})

function meets(before: CarBefore | undefined, wanted: Precondition): boolean {
  if (wanted === 'none') return !before
  return wanted === '*' ? Boolean(before) : before?.rev === wanted.rev
}

export interface StoredCar {
  row: Row
  derive: (facts: Facts) => Row
}

const statedOf = (facts: Facts, { row, derive }: StoredCar): Facts => {
  const stored = readFacts(row)
  return stored ? withoutDerived(facts, stored, derive) : facts
}

/** A car that was read here and sent back repeats derived facts: these do not count as stated. */
function sentBack(facts: Facts, stored: StoredCar): Facts {
  const held = isHeld(stored.row, Date.now() / 1000)
  const sent = held ? { ...facts, reserved: stored.row.reserved === true } : facts
  return statedOf(withoutOwn(sent, stored.row), stored)
}

function statedFacts(item: ValidItem, stored: StoredCar | undefined): Understood<Facts> | Notice[] {
  if (item.whole)
    return { facts: stored ? sentBack(item.whole, stored) : item.whole, warnings: [], unread: item.unread }
  const before = stored && readFacts(stored.row)
  const base = before ? feedFacts(statedOf(before, stored), stored.row) : {}
  const merged = (patch: ValidItem['facts']) =>
    factsSchema.safeParse(patchFacts(base, patch), { reportInput: true })
  return understood(item.facts, merged, item.sent ?? {})
}

/** Pure. An older `source_version` never wins; a newer one with the same facts only updates the version. */
export function decide(
  item: ValidItem,
  before: CarBefore | undefined,
  stored: StoredCar | undefined,
  wanted?: Precondition,
): Decision {
  if (item.same && item.same.hash !== before?.content_hash) {
    const read = item.same.read()
    return read.ok
      ? decide(read, before, stored, wanted)
      : { kind: 'refuse', reason: 'invalid', errors: read.errors }
  }
  if (!item.whole && !before) return refuse('not_found', 'there is no such car')
  if (wanted && !meets(before, wanted)) {
    // A fault comes before a conflict, so that nobody reads the car again to send the same fault.
    const facts = item.same ? null : statedFacts(item, stored)
    return Array.isArray(facts)
      ? { kind: 'refuse', reason: 'invalid', errors: facts }
      : refuse('precondition', 'the car has changed since it was read')
  }
  const known = versionOf(before?.source_version)
  if (before && known !== null && item.version !== null && item.version < known)
    return { kind: 'stale', before }
  let noted: Noted = {}
  if (!before || !item.same) {
    const stated = statedFacts(item, stored)
    if (Array.isArray(stated)) return { kind: 'refuse', reason: 'invalid', errors: stated }
    const { facts, warnings } = stated
    noted = { warnings }
    const hash = contentHash(item.whole ?? facts)
    if (!before || before.content_hash !== hash) return { kind: 'write', facts, hash, before, ...noted }
  }
  const newer = item.version !== null && (known === null || item.version > known)
  return newer && item.version !== null
    ? { kind: 'touch', before, version: item.version, ...noted }
    : { kind: 'same', before, ...noted }
}
