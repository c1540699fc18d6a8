import type { Metadata } from 'next'
import { PlaceIndex } from '@/components/place/PlaceIndex'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { renderStatic } from '@/components/ui/renderStatic'
import { listLocations } from '@/core/place/read/locations'
import { placesByAddress } from '@/core/place/addresses'
import { primaryLocation } from '@/core/place/locationNames'
import { ListHead } from '@/app/(site)/sites/[host]/_lib/ListHead'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  const primary = primaryLocation(await listLocations(site))
  return pageMetadata(site, {
    title: site.config.pages.locations.title,
    path: '/locations',
    image: primary?.image?.image.url,
    description: t('Where to find {name}, and when we are open.', { name: site.tenant.name }),
  })
}

export default async function LocationsPage({ params }: Props) {
  const site = await requireSite(params)
  const places = placesByAddress(await listLocations(site))
  const now = renderTime()
  const { title, text, map } = site.config.pages.locations
  // The footer has the same drawing.
  const isDrawn = map !== '' && map === site.config.footerPicture
  return (
    <main id="main" className={isDrawn ? 'is-pictured' : undefined}>
      <div className="wrap list">
        <ListHead origin={site.origin} title={title} text={text} />
        <StaticHtml
          className="static-html"
          html={renderStatic(<PlaceIndex places={places} now={now} config={site.config} />)}
        />
      </div>
    </main>
  )
}
