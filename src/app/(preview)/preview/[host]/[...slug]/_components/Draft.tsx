import { notFound } from 'next/navigation'
import { readOffer } from '@/app/(site)/sites/[host]/offers/[...path]/page-data'
import { EndedOffer } from '@/app/(site)/sites/[host]/offers/[...path]/_components/EndedOffer'
import { RunningOffer } from '@/app/(site)/sites/[host]/offers/[...path]/_components/RunningOffer'
import { PostPage } from '@/app/(site)/sites/[host]/_lib/PostPage'
import { ContentPage } from '@/blocks/ContentPage'
import { getOfferDraft } from '@/data/offers'
import { getPage } from '@/data/pages'
import { getPostDraft } from '@/data/posts'
import type { Site } from '@/domain/views'

interface Props {
  site: Site
  /** The path without the leading slash, or the last part of it. */
  slug: string
}

export async function DraftOffer({ site, slug }: Props) {
  const offer = await getOfferDraft(site, slug)
  if (!offer) notFound()
  const now = new Date()
  const state = await readOffer(site, offer, now)
  return state.kind === 'ended' ? (
    <EndedOffer site={site} offer={offer} instead={state.instead} />
  ) : (
    <RunningOffer site={site} offer={offer} stock={state.stock} places={state.places} now={now} />
  )
}

export async function DraftPost({ site, slug }: Props) {
  const post = await getPostDraft(site, slug)
  return post ? <PostPage site={site} post={post} /> : notFound()
}

export async function DraftPage({ site, slug }: Props) {
  const page = await getPage(site, slug, true)
  return page ? <ContentPage page={page} site={site} now={new Date()} /> : notFound()
}
