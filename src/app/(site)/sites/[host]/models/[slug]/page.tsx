import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { getModel } from '@/data/models'
import { modelHref } from '@/domain/offers'
import { findModelPage } from '@/app/(site)/sites/[host]/_lib/findModel'
import { ModelPage, modelMetadata } from '@/app/(site)/sites/[host]/_lib/ModelPage'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string; slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const model = await findModelPage(site, (await params).slug)
  return model ? modelMetadata({ site, model }) : {}
}

/** `/models/{make}-{model}` and `/models/{model}`. A model whose page is `/{model}` is redirected there. */
export default async function Page({ params }: Props) {
  const site = await requireSite(params)
  const { slug } = await params
  const exact = await getModel(site, slug)
  if (exact) permanentRedirect(modelHref(exact))
  const model = await findModelPage(site, slug)
  return model ? <ModelPage site={site} model={model} /> : notFound()
}
