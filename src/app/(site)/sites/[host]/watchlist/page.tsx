import type { Metadata } from 'next'
import { CarControls } from '@/components/car/CarControls'
import { Stage } from '@/components/page/Stage'
import { journeyPicture } from '@/app/(site)/sites/[host]/_lib/journeyPicture'
import { NewestCars } from '@/app/(site)/sites/[host]/_lib/NewestCars'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { AlertChoice } from '@/app/(site)/sites/[host]/account/_components/AlertChoice'
import { Watched } from './_components/Watched'
import { readWatchlist } from './page-data'
import '@/styles/stock.css'
import '@/styles/journey.css'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return { title: t('All you saved | {name}', { name: site.tenant.name }), robots: { index: false } }
}

/** Rendered for one shopper and never cached. The hearts use the garage's code; the buttons work without scripts. */
export default async function WatchlistPage({ params }: Props) {
  const { site, shopper, watched, alertsSince } = await readWatchlist((await params).host)
  const noun = site.config.labels.cars
  return (
    <main id="main" className="is-garage is-pictured" data-watchlist="">
      <CarControls />
      <Stage
        slim
        picture={await journeyPicture(site)}
        head={
          <>
            <h1>{t('All you saved')}</h1>
            <p>
              {t('Kept in')} <a href="/account">{t('your account')}</a>.
            </p>
          </>
        }
      />
      <div className="wrap garage acct">
        {watched.length === 0 && (
          <div className="empty">
            <h2>{t('Nothing saved yet.')}</h2>
            <p>{t('The heart on a listing keeps it here, on every device that you sign in with.')}</p>
            <div className="row">
              <a className="btn btn--brand" href="/search">
                {t('Browse all {noun}', { noun })}
              </a>
            </div>
          </div>
        )}
        <Watched watched={watched} phone={shopper.phone ?? ''} />
        <AlertChoice site={site} shopper={shopper} since={alertsSince} page="/watchlist" />
      </div>
      {watched.length === 0 && <NewestCars site={site} />}
    </main>
  )
}
