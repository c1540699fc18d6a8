import type { Metadata } from 'next'
import '@/styles/journey.css'
import '@/styles/stock.css'
import type { SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'
import { StartView } from './_components/StartView'
import { readStart } from './page-data'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await requireSite(params), {
    title: t('Buy online'),
    path: '/checkout-journey',
    noindex: true,
  })
}

/** The first step of an online deal: the car. Nothing is stored before the shopper begins. */
export default async function StartPage({ params, searchParams }: Props) {
  return <StartView data={await readStart(params, searchParams)} />
}
