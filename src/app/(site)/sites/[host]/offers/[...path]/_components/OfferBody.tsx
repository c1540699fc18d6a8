import type { OfferView, Site } from '@/core/dealer/views'
import { readOffer } from '@/app/(site)/sites/[host]/offers/[...path]/page-data'
import { EndedOffer } from './EndedOffer'
import { RunningOffer } from './RunningOffer'

interface Props {
  site: Site
  offer: OfferView
  now: Date
}

export async function OfferBody({ site, offer, now }: Props) {
  const state = await readOffer(site, offer, now)
  return state.kind === 'ended' ? (
    <EndedOffer site={site} offer={offer} instead={state.instead} />
  ) : (
    <RunningOffer site={site} offer={offer} stock={state.stock} locations={state.locations} now={now} />
  )
}
