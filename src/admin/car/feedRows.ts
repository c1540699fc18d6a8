import { carValueWords } from '@/admin/history/words'
import { deriveCar } from '@/core/car/derive'
import { readFacts } from '@/core/car/facts'
import { STATUS_WORDS } from '@/core/car/statusWords'
import { feedFacts } from '@/core/car/ownValues'
import type { Reader } from '@/features/history/historyWords.rules'
import { carLabelOf } from '@/fields/label'
import { recordOf } from '@/access/ids'

type Row = Readonly<Record<string, unknown>>

export interface FeedRow {
  name: string
  label: string
  own: string
  feed: string
  /** The value that the form must have for the field to follow the feed again. */
  value: unknown
}

const READER: Reader = { moment: String, nameOf: () => null, optionOf: () => null }
const STATUSES: Readonly<Record<string, string>> = STATUS_WORDS
/** They follow from the list of pictures. */
const WITH_PICTURES = ['thumbnails', 'primary_image_url']

const wordsOf = (name: string, value: unknown): string =>
  name === 'status' ? (STATUSES[String(value)] ?? '') : carValueWords(name, value, READER)

export function feedRows(row: Row): FeedRow[] {
  const stored = readFacts(row)
  const known = recordOf(row.feed_values)
  if (!stored) return []
  const feed = feedFacts(stored, row)
  const feedCar: Row = { ...feed, ...deriveCar(feed, undefined, Number(row.updated_at)) }
  return Object.keys(known)
    .filter((name) => !('images' in known && WITH_PICTURES.includes(name)))
    .map((name) => ({
      name,
      label: carLabelOf(name),
      own: wordsOf(name, row[name]),
      feed: wordsOf(name, feedCar[name]),
      value: feedCar[name] ?? null,
    }))
}
