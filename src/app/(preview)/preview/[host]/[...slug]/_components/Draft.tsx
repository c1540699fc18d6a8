import { notFound } from 'next/navigation'
import { OfferBody } from '@/app/(site)/sites/[host]/offers/[...path]/_components/OfferBody'
import { PostPage } from '@/app/(site)/sites/[host]/_lib/PostPage'
import { ContentPage } from '@/blocks/ContentPage'
import { getOfferDraft } from '@/features/offers/readOffers'
import { getPageDraft, getPostDraft } from '@/features/pages/readPages'
import type { Site } from '@/core/dealer/views'

interface Props {
  site: Site
  slug: string
}

export async function DraftOffer({ site, slug }: Props) {
  const offer = await getOfferDraft(site, slug)
  return offer ? <OfferBody site={site} offer={offer} now={new Date()} /> : notFound()
}

export async function DraftPost({ site, slug }: Props) {
  const post = await getPostDraft(site, slug)
  return post ? <PostPage site={site} post={post} /> : notFound()
}

export async function DraftPage({ site, slug }: Props) {
  const page = await getPageDraft(site, slug)
  return page ? <ContentPage page={page} site={site} now={new Date()} /> : notFound()
}
