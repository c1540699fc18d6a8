import type { Metadata } from 'next'
import { firstName } from '@/core/person/personName'
import { spokenPhone } from '@/core/place/phones/phones'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import '@/styles/journey.css'
import { t } from '@/lib/words'
import { CarControls } from '@/components/car/CarControls'
import { Recent } from '@/components/garage/recent/Recent'
import { Stage } from '@/components/page/Stage'
import { journeyPicture } from '@/app/(site)/sites/[host]/_lib/journeyPicture'
import { AlertChoice } from './_components/AlertChoice'
import { Counts } from './_components/Counts'
import { Details } from './_components/Details'
import { Nothing } from './_components/Nothing'
import { Lists } from './_components/Lists'
import { readAccount } from './page-data'

/** Signing out also empties the site's lists on this device: the account has them. */
function Leave() {
  return (
    <div className="acct__leave">
      <form method="post" action="/api/sign-out">
        <button className="btn btn--line btn--wide" type="submit">
          {t('Sign out')}
        </button>
      </form>
      <form method="post" action="/api/sign-out">
        <input type="hidden" name="everywhere" value="1" />
        <button className="textbtn" type="submit">
          {t('Sign out on all devices')}
        </button>
      </form>
      <a className="link" href="/api/account/export" download>
        {t('Download my data')}
      </a>
      <a className="link" href="/account/delete">
        {t('Delete my account')}
      </a>
    </div>
  )
}

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<{ search?: string | string[] }>
}

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  const site = await requireSite(params)
  return { title: t('My account | {name}', { name: site.tenant.name }), robots: { index: false } }
}

/** Rendered for one shopper and never cached; plain forms, without scripts. */
export default async function AccountPage({ params, searchParams }: Props) {
  const view = await readAccount((await params).host)
  const { search } = await searchParams
  const { site, shopper } = view
  const first = firstName(shopper.name ?? '')
  return (
    <main id="main" className="is-pictured">
      <CarControls />
      <Stage
        slim
        picture={await journeyPicture(site)}
        head={
          <>
            <h1>{first ? t('Hello, {first}', { first }) : t('My account')}</h1>
            <p>
              {t('Signed in with {login}.', {
                login: shopper.phone ? spokenPhone(shopper.phone) : (shopper.email ?? ''),
              })}
            </p>
          </>
        }
        main={<Counts view={view} />}
      />
      <div className="wrap garage acct">
        <div className="acct__grid">
          <div>
            <Lists view={view} reported={typeof search === 'string' ? search : null} />
          </div>
          <aside aria-label={t('Your details and choices')}>
            <Details shopper={shopper} />
            <AlertChoice site={site} shopper={shopper} since={view.alertsSince} page="/account" />
            <Leave />
          </aside>
        </div>
      </div>
      <Recent
        empty={
          <section className="wrap own" aria-labelledby="seen">
            <h2 id="seen">{t('Where you left off')}</h2>
            <Nothing
              icon="clock"
              text={t('What you look at in this browser stands here, so that you find it again.')}
              link={{ label: t('See the stock'), href: '/search' }}
            />
          </section>
        }
      />
    </main>
  )
}
