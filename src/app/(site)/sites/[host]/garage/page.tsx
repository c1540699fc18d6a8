import type { Metadata } from 'next'
import { CarControls } from '@/components/car/CarControls'
import { Garage } from '@/components/garage/Garage'
import type { Site } from '@/core/dealer/views'
import '@/styles/stock.css'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
}

/** A site without a garage has no such page. */
const garageSite = async (params: Props['params']): Promise<Site> => {
  const site = await requireSite(params)
  return site.config.features.garage ? site : leadOn(site, '/garage')
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await garageSite(params), { title: t('My garage'), path: '/garage', noindex: true })
}

/** The page is the same for all shoppers and so cacheable. The browser adds its own stored cars. */
export default async function GaragePage({ params }: Props) {
  const { config } = await garageSite(params)
  return (
    <main id="main" className="is-garage">
      <CarControls />
      <Garage noun={config.labels.cars} hasAccounts={config.features.signIn} />
    </main>
  )
}
