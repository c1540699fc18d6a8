import type { Metadata } from 'next'
import { plainText } from '@/components/offers/offerText'
import { hasEnded, offerHref } from '@/features/offers/offers.rules'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'
import { OfferBody } from './_components/OfferBody'
import { findOffer, type OfferProps } from './page-data'

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
  return <OfferBody site={site} offer={offer} now={renderTime()} />
}
