import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { modelHref } from '@/features/offers/offers.rules'
import { findModelPage } from '@/app/(site)/sites/[host]/_lib/findModel'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { ModelPage, modelMetadata } from '@/app/(site)/sites/[host]/_lib/model/ModelPage'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string; slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const model = await findModelPage(site, (await params).slug)
  return model ? modelMetadata(site, model) : {}
}

/**
 * `/models/{make}-{model}`, `/models/new-{make}-{model}-vehicle`, `/models/{model}`: they lead to its one address,
 * `/{model}` or the one that staff gave it.
 */
export default async function Page({ params }: Props) {
  const site = await requireSite(params)
  const { slug } = await params
  const model = await findModelPage(site, slug)
  if (!model) return leadOn(site, `/models/${slug}`)
  if (modelHref(model) !== `/models/${slug}`) permanentRedirect(modelHref(model))
  return <ModelPage site={site} model={model} />
}
