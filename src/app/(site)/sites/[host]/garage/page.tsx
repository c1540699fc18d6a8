import type { Metadata } from 'next'
import { CarControls } from '@/components/car/CarControls'
import { Garage } from '@/components/garage/Garage'
import { Recent } from '@/components/garage/recent/Recent'
import { Stored } from '@/components/garage/Stored'
import { Stage } from '@/components/page/Stage'
import { Icon } from '@/components/ui/Icon'
import { journeyPicture } from '@/app/(site)/sites/[host]/_lib/journeyPicture'
import { NewestCars } from '@/app/(site)/sites/[host]/_lib/NewestCars'
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

/** What saving brings, for who has saved nothing yet. */
function Saving() {
  const points = [
    ['heart', t('Saved on this device'), t('The heart on a listing keeps it here, without an account.')],
    ['tag', t('Its price watched'), t('When the price moves, it says so: “$1,000 less since Friday”.')],
    ['scales', t('Side by side'), t('Tick Compare to put up to four beside each other.')],
  ] as const
  return (
    <ul className="saving">
      {points.map(([icon, title, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

const Empty = ({ noun }: { noun: string }) => (
  <div className="empty empty--begin">
    <div>
      <h2>{t('Nothing saved yet.')}</h2>
      <p>{t('Press the heart on a listing: it stands here with its price, and what that has done since.')}</p>
      <a className="btn btn--brand" href="/search">
        <Icon name="search" />
        {t('Browse all {noun}', { noun })}
      </a>
    </div>
    <Saving />
  </div>
)

/** The page is the same for all shoppers and so cacheable. The browser adds its own stored cars. */
export default async function GaragePage({ params }: Props) {
  const site = await garageSite(params)
  const { labels, features } = site.config
  return (
    <main id="main" className="is-garage is-pictured">
      <CarControls />
      <Garage
        noun={labels.cars}
        isShared={features.shortlists}
        empty={<Empty noun={labels.cars} />}
        head={
          <Stage
            slim
            picture={await journeyPicture(site, 'garage')}
            head={
              <>
                <h1 tabIndex={-1}>{t('My garage')}</h1>
                <Stored hasAccounts={features.signIn} />
              </>
            }
          />
        }
      />
      <div className="garage__new">
        <Recent />
        <NewestCars site={site} />
      </div>
    </main>
  )
}
