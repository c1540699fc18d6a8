import type { Metadata } from 'next'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import type { SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'
import '@/styles/journey.css'
import { t } from '@/lib/words'
import { AskAddress } from './_components/AskAddress'
import { AskCode } from './_components/AskCode'
import { ByLink } from './_components/ByLink'
import { readSignIn } from './page-data'
import { TickList } from '@/components/ui/TickList'
import type { Site } from '@/core/dealer/views'

/** Only what an account at this dealer can do. */
function WhySignIn({ site }: { site: Site }) {
  const { features, labels } = site.config
  const saving = features.garage
    ? [
        t('Your saved {cars} on every device', { cars: labels.cars }),
        t('An email when a price drops or one comes back, if you ask for it'),
      ]
    : []
  const points = [...saving, t('Your bookings, reservations and messages in one place')]
  return (
    <aside className="why">
      <h2>{t('What a code gets you')}</h2>
      <TickList items={points} one />
      <p className="fineprint">
        {t('No password to remember. Your account is with {name} alone.', { name: site.tenant.name })}
      </p>
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
  return (
    <main id="main">
      <div className="wrap sign">
        <div>
          {view.link ? (
            <ByLink dealer={view.site.tenant.name} link={view.link} />
          ) : view.requested ? (
            <AskCode view={view} requested={view.requested} />
          ) : (
            <AskAddress view={view} />
          )}
        </div>
        <WhySignIn site={view.site} />
      </div>
    </main>
  )
}
