import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import '@/styles/journey.css'
import '@/styles/stock.css'
import { KEYED_PAGE } from '@/app/(site)/sites/[host]/_lib/metadata'
import type { SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'
import { hrefOf } from './_components/hrefOf'
import { GoneView } from './_components/GoneView'
import { OpenView } from './_components/OpenView'
import { SentView } from './_components/SentView'
import { readDealPage } from './page-data'

interface Props {
  params: Promise<{ host: string; id: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireSite(params)
  return {
    title: t('Your deal'),
    ...KEYED_PAGE,
  }
}

/** The shopper's page of a deal: its open step, what happened to the car, or the reservation that it led to. */
export default async function DealPage({ params, searchParams }: Props) {
  const [{ host, id }, input] = await Promise.all([params, searchParams])
  const data = await readDealPage(host, id, input)
  // Each step has an address of its own: Back to the deal's first page would show the furthest step again.
  if (data.kind === 'open' && input.step === undefined)
    redirect(`${hrefOf(data, data.step)}${data.mailed ? '&mailed=1' : ''}`)
  if (data.kind === 'open') return <OpenView data={data} />
  return data.kind === 'sent' ? <SentView data={data} /> : <GoneView data={data} />
}
