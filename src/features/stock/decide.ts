import type { CarBefore } from '@/core/car/rows/carRows'
import type { Row } from '@/db/tableTypes'
import { isOnShow } from '@/core/car/availability'
import { isReserved } from '@/core/car/derive'
import { factsSchema, fittingFacts, type Facts } from '@/core/car/facts'
import { figuresAfter, type FiguresFor } from '@/core/car/figuresFor'
import { isPriceMove, type PriceWait } from '@/core/car/priceWait'
import { merge, type Message, type CarState } from '@/core/car/owners/merge'
import { UNCLAIMED, withoutEnded, type Sources } from '@/core/car/owners/sources'
import { statusOf, type StoredState } from '@/core/car/owners/carState'
import { toFacts, type Values } from '@/core/car/owners/values'
import { sameValue } from '@/lib/sameValue'
import type { Notice } from './coerce'
import { contentHash } from './hash'
import { saysOf, type Sender } from './message'
import { errorsOf } from './understood'
import { versionOf, type ValidItem } from './validate'

/** The caller's condition: a revision, that the car exists (`*`), or that it does not (`none`). */
export type Precondition = { rev: number } | '*' | 'none'

/** Who says it, how and when. */
export interface Speaker extends Sender {
  source: string
  salt?: string | undefined
  /** Sources that have ended. */
  ended?: ReadonlySet<string> | undefined
  wanted?: Precondition | undefined
  /** Epoch ms. */
  now: number
  /** When the message came, if it is carried out later. */
  cameAt?: number | undefined
  feed?: string | undefined
  guardsPrices?: boolean | undefined
}

export interface Outcome {
  facts: Facts
  values: Values
  sources: Sources
  /** Staff's values: those that they set, and what they typed in a car of their own. */
  overrides: Values | null
  price_waits: PriceWait | null
  figures_for: FiguresFor | null
  hash: string
}
export type Decision =
  | { kind: 'write'; before: CarBefore | undefined; outcome: Outcome; warnings: readonly Notice[] }
  | { kind: 'touch'; before: CarBefore; version: string }
  | { kind: 'same' | 'stale'; before: CarBefore }
  | { kind: 'refuse'; reason: 'not_found' | 'precondition' | 'invalid'; errors: Notice[] }

const invalid = (errors: Notice[]): Decision => ({ kind: 'refuse', reason: 'invalid', errors })
const refuse = (reason: 'not_found' | 'precondition', detail: string): Decision => ({
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

/** What its sender said last of a car, as far as anything is noted: a row may be older than sources. */
export function lastOf({ sources, content_hash, source_version }: CarBefore, source: string) {
  const { hash, version, at } = sources?.[source] ?? {}
  if (sources) return { hash: hash ?? null, version: versionOf(version), at: at ?? 0 }
  return { hash: source === UNCLAIMED ? content_hash : null, version: versionOf(source_version), at: 0 }
}

const EMPTY: StoredState = { values: {}, sources: {}, typed: null }

const state = (stored: StoredCar | undefined, ended: ReadonlySet<string> | undefined): StoredState => {
  if (!stored) return EMPTY
  const found = statusOf(stored.row, stored.derive)
  return ended?.size ? { ...found, sources: withoutEnded(found.sources, ended) } : found
}

/** An older row may hold a value that no longer fits. */
export function factsOf(values: Values): Facts | Notice[] {
  const facts = toFacts(values)
  const read = factsSchema.safeParse(facts)
  if (read.success) return read.data
  const again = factsSchema.safeParse(fittingFacts(facts))
  return again.success ? again.data : errorsOf(again.error.issues)
}

/** The facts of a message that is all that is known of the car: they were validated together. */
const wholeAlone = (
  { whole }: ValidItem,
  { values, sources, price_waits }: Judged,
  stated: Readonly<Values>,
  source: string,
): Facts | null => {
  const paths = Object.keys(values)
  const own = sources[source]
  const isAlone = own?.owns.length === paths.length && !own.hidden && !price_waits
  return isAlone && paths.every((path) => stated[path] != null) ? whole : null
}

interface Judged extends CarState {
  price_waits: PriceWait | null
}

/** A price that moves as by accident is noted beside the car, whose other facts apply. */
function withGuard(
  known: CarState,
  message: Message,
  before: CarBefore | undefined,
  speaker: Speaker,
): Judged {
  const after = merge(known, message)
  const { source, feed, now } = speaker
  const waits = before?.price_waits ?? null
  const isNews = !sameValue(after.values.price, known.values.price)
  const own = waits?.source === source && isNews ? null : waits
  if (!speaker.guardsPrices || !before || !isOnShow(before.status) || 'price' in (before.overrides ?? {}))
    return { ...after, price_waits: own }
  const to = typeof after.values.price === 'number' && after.values.price > 0 ? after.values.price : null
  if (!isNews || !before.price || !isPriceMove(before, to, now / 1000)) return { ...after, price_waits: own }
  const { price: notice = null, ...stated } = message.stated
  const rest = merge(known, { ...message, stated })
  const speaks = rest.sources[source]
  if (!speaks) return { ...after, price_waits: own }
  const hidden = { ...speaks.hidden, price: notice }
  return {
    values: rest.values,
    sources: { ...rest.sources, [source]: { ...speaks, hidden } },
    price_waits: { from: before.price, to, source, feed: feed ?? null, at: message.at },
  }
}

function outcome(
  item: ValidItem,
  before: CarBefore | undefined,
  stored: StoredCar | undefined,
  speaker: Speaker,
  hash: string | null,
): (Outcome & { warnings: readonly Notice[] }) | Notice[] {
  const { typed, ...known } = state(stored, speaker.ended)
  const isSentBack = item.id !== undefined && item.id === before?.id && stored !== undefined
  const now = speaker.now / 1000
  const shown = isSentBack ? { ...stored.row, reserved: isReserved(stored.row, now) } : null
  const says = saysOf(item, { values: known.values, isNew: !stored, shown }, speaker)
  if (Array.isArray(says)) return says
  const { warnings, ...notice } = says
  const { source, replace, salt, cameAt, now: at } = speaker
  const isWhole = item.whole !== null
  const version = item.version === null ? null : String(item.version)
  const message = { ...notice, source, brings: isWhole, replace, version, hash, at: cameAt ?? at }
  const judged = withGuard(known, message, before, speaker)
  const facts = wholeAlone(item, judged, notice.stated, source) ?? factsOf(judged.values)
  if (Array.isArray(facts)) return facts
  const figures_for = figuresAfter(stored?.row.figures_for, {
    stated: notice.stated,
    before: known.values,
    after: judged.values,
  })
  const overrides = typed ? { ...typed, ...before?.overrides } : (before?.overrides ?? null)
  return { ...judged, facts, overrides, figures_for, hash: hash ?? contentHash(facts, salt), warnings }
}

/** Pure. An older `source_version` of the same source never wins; a newer one with the same facts only updates the version. */
export function decide(
  item: ValidItem,
  before: CarBefore | undefined,
  stored: StoredCar | undefined,
  speaker: Speaker,
): Decision {
  const last = before && lastOf(before, speaker.source)
  if (item.same && item.same.hash !== last?.hash) {
    const read = item.same.read()
    return read.ok ? decide(read, before, stored, speaker) : invalid(read.errors)
  }
  if (!item.whole && !item.same && !before) return refuse('not_found', 'there is no such car')
  const { wanted, cameAt } = speaker
  if (wanted && !meets(before, wanted)) {
    // A fault comes before a conflict, so that nobody reads the car again to send the same fault.
    const found = item.same ? null : outcome(item, before, stored, speaker, null)
    return Array.isArray(found)
      ? invalid(found)
      : refuse('precondition', 'the car has changed since it was read')
  }
  const known = last?.version ?? null
  if (before && known !== null && item.version !== null && item.version < known)
    return { kind: 'stale', before }
  if (before && last && cameAt !== undefined && last.at > cameAt) return { kind: 'stale', before }
  const hash = item.whole && !item.unread.length ? contentHash(item.whole, speaker.salt) : null
  const isAgain = item.same !== undefined || (hash !== null && hash === last?.hash)
  if (!before || !isAgain) {
    const found = outcome(item, before, stored, speaker, hash)
    if (Array.isArray(found)) return invalid(found)
    const { warnings, ...written } = found
    return { kind: 'write', before, outcome: written, warnings }
  }
  const newer = item.version !== null && (known === null || item.version > known)
  return newer ? { kind: 'touch', before, version: String(item.version) } : { kind: 'same', before }
}
