import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { readStart, type StartQuery } from '@/app/(site)/sites/[host]/_lib/sell/start-data'
import { StartPage } from '@/app/(site)/sites/[host]/_lib/sell/StartPage'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<StartQuery>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return { title: t('Trade in your car | {name}', { name: site.tenant.name }), robots: { index: false } }
}

/** Trade-in for one car, which stays visible. If the car does not exist, the journey starts without it. */
export default async function TradeInForCar({ params, searchParams }: Props) {
  const site = await requireSite(params)
  if (!site.config.features.tradeIn) return leadOn(site, '/cars/trade-in')
  const data = await readStart(site, null, { car_id: (await searchParams).car_id })
  if (!data.wanted) redirect('/trade-in')
  return <StartPage data={data} />
}
