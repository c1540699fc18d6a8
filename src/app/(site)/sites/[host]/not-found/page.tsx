import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CarControls } from '@/components/car/CarControls'
import { NotFoundView } from '@/components/page/NotFoundView'
import { stockCounts } from '@/search/cars/stock'
import { NewestCars } from '@/app/(site)/sites/[host]/_lib/NewestCars'
import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await siteOfHost((await params).host)
  return site ? { title: t('Not found | {name}', { name: site.tenant.name }), robots: { index: false } } : {}
}

/** Next's response to `notFound()` is empty until its scripts have run, so the server in front sends this page instead, as a 404. */
export default async function NotFoundPage({ params }: Props) {
  // On a host without a dealer this page does not exist either.
  const site = await siteOfHost((await params).host)
  if (!site) notFound()
  const { total } = await stockCounts(site)
  return (
    <>
      <meta name="forecourt:status" content="404" />
      <NotFoundView config={site.config} total={total}>
        <CarControls />
        <NewestCars site={site} />
      </NotFoundView>
    </>
  )
}
