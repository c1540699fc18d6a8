/** What shopper and yard say to each other: nothing of what staff note for themselves. */
import type { TimelineEntry } from './leadTimeline.rules'

type Side = 'shopper' | 'staff'

const sideOf = ({ kind }: Pick<TimelineEntry, 'kind'>): Side | null => {
  if (kind === 'message') return 'shopper'
  return kind === 'reply' || kind === 'sms' ? 'staff' : null
}

export const saidIn = (timeline: readonly TimelineEntry[]): TimelineEntry[] =>
  timeline.filter((entry) => sideOf(entry) !== null).sort((a, b) => a.at.localeCompare(b.at))

const isNew = (entry: TimelineEntry, reader: Side): boolean => {
  const side = sideOf(entry)
  return side !== null && side !== reader && !entry.seen_at
}
export const hasNewFor = (reader: Side, timeline: readonly TimelineEntry[]): boolean =>
  timeline.some((entry) => isNew(entry, reader))

/** The first look counts: a later one does not move it. */
export const seenBy = (reader: Side, timeline: readonly TimelineEntry[], at: Date): TimelineEntry[] =>
  timeline.map((entry) => (isNew(entry, reader) ? { ...entry, seen_at: at.toISOString() } : entry))

/** What the page of a shopper shows of an entry. */
export interface Said {
  key: string
  at: string
  isOwn: boolean
  /** Empty for the shopper, and for staff who gave no name. */
  by: string
  text: string
  photos: number
  /** Of the shopper's own, when the yard saw it. */
  seenAt: string | null
  offered: { name: string; price: string; url: string } | null
}

export function saidOf(entry: TimelineEntry): Said {
  const { key, at, by, text, photos, seen_at, car } = entry
  const isOwn = sideOf(entry) === 'shopper'
  return {
    ...{ key, at, isOwn, text, photos: photos?.length ?? 0 },
    // A member of staff without a name signs with an address.
    by: isOwn || by.includes('@') ? '' : by,
    seenAt: (isOwn && seen_at) || null,
    offered: car ? { name: car.name, price: car.price, url: car.url } : null,
  }
}
