import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { passGate } from '@/app/(site)/sites/[host]/_lib/passGate'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { FinanceView } from '@/app/(site)/sites/[host]/finance/_components/FinanceView'
import { readFinancePage } from '@/app/(site)/sites/[host]/finance/page-data'
import type { Input } from '@/app/(site)/sites/[host]/finance/query'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<Input>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return pageMetadata(site, { title: t('Your repayments'), path: '/personalised/finance', noindex: true })
}

export default async function PersonalisedFinancePage({ params, searchParams }: Props) {
  await passGate(await requireSite(params), '/personalised/finance', await searchParams)
  const data = await readFinancePage(params, searchParams, '/personalised/finance')
  if (!data.car) notFound()
  return (
    <FinanceView
      data={data}
      title={t('Your repayments on this {year} {make} {model}', {
        year: data.car.year,
        make: data.car.make,
        model: data.car.model,
      })}
    />
  )
}
