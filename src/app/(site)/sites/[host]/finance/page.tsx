import type { Metadata } from 'next'
import { getPage } from '@/features/pages/readPages'
import { pagePicture } from '@/features/pages/pages.rules'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { passGate } from '@/app/(site)/sites/[host]/_lib/passGate'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'
import { FinanceView } from './_components/FinanceView'
import { readFinancePage } from './page-data'
import type { Input } from './query'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<Input>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const page = await getPage(site, 'finance')
  return pageMetadata(site, {
    ...page?.seo,
    title: page?.seo.title || t('Finance'),
    path: '/finance',
    image: page && pagePicture(page),
  })
}

/** The editor's page `finance`, with the calculator and the form between its blocks. */
export default async function FinancePage({ params, searchParams }: Props) {
  await passGate(await requireSite(params), '/finance', await searchParams)
  return <FinanceView data={await readFinancePage(params, searchParams, '/finance')} />
}
