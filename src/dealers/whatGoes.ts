/** What the removal of a dealer would take away, in words. */
import type { SanitizedCollectionConfig } from 'payload'
import { getDb } from '@/db/payload'
import { ownedCollections, ownedIds } from '@/db/tenantRows'
import { plural } from '@/domain/format'
import { peopleOf } from './people'

const lower = (label: unknown, otherwise: string): string =>
  (typeof label === 'string' ? label : otherwise).toLowerCase()

function words({ slug, labels }: SanitizedCollectionConfig, count: number): string {
  const name = slug.replaceAll('-', ' ')
  return plural(count, lower(labels.singular, name), lower(labels.plural, name))
}

/** `151 cars`, `41 leads`, …, the most first. */
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
