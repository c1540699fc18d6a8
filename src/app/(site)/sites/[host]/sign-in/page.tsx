import type { Metadata } from 'next'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import type { SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'
import '@/styles/journey.css'
import { t } from '@/lib/words'
import { AskAddress } from './_components/AskAddress'
import { AskCode } from './_components/AskCode'
import { ByLink } from './_components/ByLink'
import { readSignIn } from './page-data'
import { Icon } from '@/components/ui/Icon'
import { journeyPicture } from '@/app/(site)/sites/[host]/_lib/journeyPicture'
import type { Site } from '@/core/dealer/views'

/** Only what an account at this dealer can do. */
function WhySignIn({ site }: { site: Site }) {
  const { features, labels } = site.config
  const saving = features.garage
    ? ([
        ['heart', t('Your saved {cars} on every device', { cars: labels.cars })],
        ['mail', t('An email when a price drops or one comes back, if you ask for it')],
      ] as const)
    : []
  const points = [
    ...saving,
    ['calendar', t('Your bookings, reservations and messages in one place')],
    ['lock', t('No password to remember. Your account is with {name} alone.', { name: site.tenant.name })],
  ] as const
  return (
    <aside className="why" aria-label={t('What an account brings')}>
      <ul>
        {points.map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  )
}

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return { title: t('Sign in | {name}', { name: site.tenant.name }), robots: { index: false } }
}

/** Plain forms that need no script: first the address, then the code; or the button for a mailed link. */
export default async function SignInPage({ params, searchParams }: Props) {
  const view = await readSignIn((await params).host, await searchParams)
  const { site, link, requested } = view
  const frame = { picture: await journeyPicture(site), side: <WhySignIn site={site} /> }
  return (
    <main id="main" className="is-sign is-pictured">
      {link ? (
        <ByLink dealer={site.tenant.name} link={link} frame={frame} />
      ) : requested ? (
        <AskCode view={view} requested={requested} frame={frame} />
      ) : (
        <AskAddress view={view} frame={frame} />
      )}
    </main>
  )
}
