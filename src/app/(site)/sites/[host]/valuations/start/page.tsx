import '@/styles/journey.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { readStart, type StartQuery } from '@/app/(site)/sites/[host]/_lib/sell/start-data'
import { StartPage } from '@/app/(site)/sites/[host]/_lib/sell/StartPage'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<StartQuery>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return { title: t('Your car | {name}', { name: site.tenant.name }), robots: { index: false } }
}

/** The target of a rego bar: the same form, filled in with the plate and what the register knows. */
export default async function StartWithRego({ params, searchParams }: Props) {
  const site = await requireSite(params)
  const address = (await headers()).get('x-forecourt-ip') ?? ''
  const data = await readStart(site, null, await searchParams, address)
  return <StartPage data={data} form={data.wanted ? 'trade-in' : 'sell'} />
}
