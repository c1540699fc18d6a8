import type { Metadata } from 'next'
import { plainText } from '@/components/offer/offerText'
import { hasEnded, offerHref } from '@/domain/offers'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'
import { EndedOffer } from './_components/EndedOffer'
import { RunningOffer } from './_components/RunningOffer'
import { findOffer, type OfferProps, readOffer } from './page-data'

export async function generateMetadata(props: OfferProps): Promise<Metadata> {
  const { site, offer } = await findOffer(props)
  const ended = hasEnded(offer, renderTime())
  return pageMetadata(site, {
    title: ended ? t('{name} has ended', { name: offer.name }) : offer.name,
    description: ended
      ? t('This offer has ended. See what runs now.')
      : plainText(offer.sanitized_description),
    path: offerHref(offer, site.config.manufacturer),
    image: offer.image_url,
    noindex: ended,
  })
}

export default async function OfferPage(props: OfferProps) {
  const { site, offer } = await findOffer(props)
  const now = renderTime()
  const state = await readOffer(site, offer, now)
  return state.kind === 'ended' ? (
    <EndedOffer site={site} offer={offer} instead={state.instead} />
  ) : (
    <RunningOffer site={site} offer={offer} stock={state.stock} places={state.places} now={now} />
  )
}
