import type { Metadata } from 'next'
import { doNotKeep } from '@/cache/pageAnswer'
import { UpdatedAgo } from '@/components/page/UpdatedAgo'
import { FactLines } from '@/components/ui/FactLines'
import '@/styles/stock.css'
import { listCars } from '@/search/cars/list'
import { stockAges } from '@/features/stock/stockAges'
import { formatNumber } from '@/core/money/format'
import { isFresh, seenAt, type StockAge } from '@/features/stock/freshness.rules'
import { emptySearch } from '@/search/list/state'
import { countNoun } from '@/core/car/nounOfList'
import { ListHead } from '@/app/(site)/sites/[host]/_lib/ListHead'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { phrase, t } from '@/lib/words'
import { momentText } from '@/core/place/moments'

interface Props {
  params: Promise<{ host: string }>
}

const TITLE = phrase('How fresh this is')
const COMPARED = phrase('Last compared with the whole list of the supplier')

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await requireSite(params), { title: t(TITLE), path: '/status', noindex: true })
}

interface StockProps {
  age: StockAge
  /** `37 cars` */
  here: string
  zone: string
  now: Date
}

function Stock({ age, here, zone, now }: StockProps) {
  const at = seenAt(age)
  const reported = (time: number | null) => (time === null ? t('Not yet') : momentText(time * 1000, zone))
  return (
    <section className="vsec" aria-labelledby={`stock-${age.slug}`}>
      <h2 id={`stock-${age.slug}`}>{age.name}</h2>
      <p className={isFresh(at, now) ? 'status is-open' : 'status is-shut'}>
        {at === null ? t('No stock yet') : <UpdatedAgo at={at} date={momentText(at * 1000, zone)} />}
      </p>
      <FactLines
        lines={[
          [phrase('Listed'), here],
          [phrase('Last change'), reported(age.changedAt)],
          ...(age.checkedAt === null ? [] : [[COMPARED, reported(age.checkedAt)] as const]),
        ]}
      />
    </section>
  )
}

/** What shoppers can rely on: when the stock of each dealership last changed, and whether the search is whole. */
export default async function StatusPage({ params }: Props) {
  const site = await requireSite(params)
  const [ages, list] = await Promise.all([stockAges(site), listCars(site, emptySearch())])
  if (list.degraded) await doNotKeep()
  const { labels, timezone } = site.config
  const now = renderTime()
  const hereAt = (slug: string): string => {
    const count = list.facets.dealership_slug?.find(({ value }) => value === slug)?.count ?? 0
    return `${formatNumber(count)} ${countNoun(count, labels.cars)}`
  }
  return (
    <main id="main">
      <div className="wrap list">
        <ListHead
          origin={site.origin}
          title={t(TITLE)}
          text={t('When the stock last changed, and what works just now.')}
        />
        <section className="vsec" aria-labelledby="search-state">
          <h2 id="search-state">{t('Search')}</h2>
          <p className={list.degraded ? 'status is-shut' : 'status is-open'}>
            {list.degraded
              ? t('Limited just now: a list can be behind. Each page of its own is right.')
              : t('Works. A change of the stock is in the lists within seconds.')}
          </p>
        </section>
        {ages.map((age) => (
          <Stock key={age.slug} {...{ age, now }} here={hereAt(age.slug)} zone={timezone} />
        ))}
      </div>
    </main>
  )
}
