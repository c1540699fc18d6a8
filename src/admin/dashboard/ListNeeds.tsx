import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { onlyTenantOf } from '@/access/staff'
import { screenNow } from '@/admin/frame/counts'
import { OnlyInList } from '@/admin/kit/list/OnlyInList'
import { ownRows } from '@/admin/ownRows'
import { placesWithoutHours } from '@/admin/place/placesWithoutHours'
import { listHref } from '@/lib/adminHrefs'
import { NeedLines } from './NeedsCard'
import type { Need } from './needs/need'
import { needsFor } from './needs/readNeeds'

interface Props {
  payload: Payload
  user?: TypedUser | null
  collectionSlug: CollectionSlug
}

const SHOWN = 5

/** What Today says of the rows of a list; of opening hours, the places that have none. */
async function waiting(payload: Payload, user: TypedUser, collection: CollectionSlug): Promise<Need[]> {
  if (collection === 'opening-hours') return placesWithoutHours(payload, user)
  const all = await needsFor(payload, user, screenNow())
  return all.filter(({ href }) => href.startsWith(`${listHref(collection)}/`))
}

/** At the head of a list: what of it waits for this person. */
export async function ListNeeds({ payload, user, collectionSlug }: Props) {
  if (!user) return null
  const needs = (await waiting(payload, user, collectionSlug)).slice(0, SHOWN)
  if (!needs.length) return null
  const dealers = onlyTenantOf(user) ? [] : await ownRows({ payload, user }, 'tenants', {})
  return (
    <OnlyInList collection={collectionSlug}>
      <div className="fc fc--field">
        <section className="fc-card fc-waits" aria-label="Waiting for you">
          <NeedLines needs={needs} dealers={new Map(dealers.map(({ id, name }) => [id, name]))} isMain />
        </section>
      </div>
    </OnlyInList>
  )
}
