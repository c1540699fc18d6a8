import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { onlyTenantOf } from '@/access/staff'
import { screenNow } from '@/admin/frame/counts'
import { OnlyInList } from '@/admin/kit/list/OnlyInList'
import { ownRows } from '@/admin/ownRows'
import { listHref } from '@/lib/adminHrefs'
import { NeedLines } from './NeedsCard'
import { needsFor } from './needs/readNeeds'

interface Props {
  payload: Payload
  user?: TypedUser | null
  collectionSlug: CollectionSlug
}

const SHOWN = 5

/** At the head of a list: which of its rows wait for this person, as Today says. */
export async function ListNeeds({ payload, user, collectionSlug }: Props) {
  if (!user) return null
  const all = await needsFor(payload, user, screenNow())
  const needs = all.filter(({ href }) => href.startsWith(`${listHref(collectionSlug)}/`)).slice(0, SHOWN)
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
