/** What the removal of a dealer would delete, in words. */
import type { SanitizedCollectionConfig } from 'payload'
import { getDb } from '@/db/payload'
import { ownedCollections, ownedIds } from '@/core/dealer/rows/tenantRows'
import { plural } from '@/core/money/format'
import { peopleOf } from './people'

const lower = (label: unknown, otherwise: string): string =>
  (typeof label === 'string' ? label : otherwise).toLowerCase()

/** Collections whose name in the menu cannot be used as a plural. */
const COUNTED = new Map<string, readonly [one: string, many: string]>([
  ['absences', ['leave of a person', 'leaves of people']],
  ['audit-log', ['line of the history', 'lines of the history']],
  ['car-history', ['kept change of a car', 'kept changes of cars']],
  ['feed-chunks', ['part of a feed that waits', 'parts of feeds that wait']],
  ['lead-rules', ['rule for sharing leads', 'rules for sharing leads']],
  ['media', ['picture of the library', 'pictures of the library']],
  ['opening-hours', ['week of opening hours', 'weeks of opening hours']],
  ['prize-draws', ['go at the wheel', 'goes at the wheel']],
  ['team-members', ['person on the team page', 'people on the team page']],
])

function words({ slug, labels }: SanitizedCollectionConfig, count: number): string {
  const counted = COUNTED.get(slug)
  if (counted) return plural(count, ...counted)
  const name = slug.replaceAll('-', ' ')
  return plural(count, lower(labels.singular, name), lower(labels.plural, name))
}

/** `151 cars`, `41 leads`, …, the largest number first. */
export async function whatGoes(tenant: string): Promise<string[]> {
  const db = await getDb()
  const counts = await Promise.all(
    ownedCollections(db).map(async (config) => ({
      config,
      count: (await ownedIds(config.slug, tenant)).length,
    })),
  )
  const { alone, elsewhere } = await peopleOf(db, tenant)
  return [
    ...counts
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
      .map(({ config, count }) => words(config, count)),
    ...(alone.length ? [plural(alone.length, 'account of a person', 'accounts of people')] : []),
    ...(elsewhere.length
      ? [`${plural(elsewhere.length, 'person', 'people')} of other dealers too, who only lose this one`]
      : []),
  ]
}
