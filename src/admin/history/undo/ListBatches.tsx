import type { Payload, ServerProps } from 'payload'
import { Batches } from './Batches'
import { readBatches } from './readBatches'

type Props = Pick<ServerProps, 'user' | 'permissions'> & { payload: Payload; collectionSlug: string }

const lower = (label: unknown, otherwise: string): string =>
  (typeof label === 'string' ? label : otherwise).toLowerCase()

/** At the head of a list: what was changed in bulk in the last day, for whoever may change its rows. */
export async function ListBatches({ payload, user, permissions, collectionSlug }: Props) {
  if (!user || !permissions?.collections?.[collectionSlug]?.update) return null
  const batches = await readBatches(payload, user, collectionSlug)
  const labels = Object.values(payload.collections).find(({ config }) => config.slug === collectionSlug)
    ?.config.labels
  if (!batches.length) return null
  return <Batches batches={batches} words={[lower(labels?.singular, 'row'), lower(labels?.plural, 'rows')]} />
}
