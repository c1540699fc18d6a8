import type { Metadata } from 'next'
import { ChooseTogether } from '@/components/garage/ChooseTogether'
import { CompareBehaviour } from '@/components/garage/CompareBehaviour'
import { CarControls } from '@/components/car/CarControls'
import { NewestCars } from '@/app/(site)/sites/[host]/_lib/NewestCars'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { carTitle } from '@/core/car/text'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { renderStatic } from '@/components/ui/renderStatic'
import { modelOfCar, yearlyPlan } from '@/features/models/servicePlan.rules'
import { compareCars } from '@/features/compare/compareCars.rules'
import '@/styles/stock.css'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { t } from '@/lib/words'
import { CompareBar } from './_components/CompareBar'
import { CompareStart } from './_components/CompareStart'
import { YearForm } from './_components/YearForm'
import { CompareTable } from './_components/CompareTable'
import { type CompareData, type CompareParams, exampleFor, readCompare } from './page-data'
import { Icon } from '@/components/ui/Icon'
import { COMPARE_LIMIT } from '@/features/compare/comparePath.rules'

function CompareNotes({ data }: { data: CompareData }) {
  const { missing, surplus, cars } = data
  const notes = [
    missing > 0 &&
      t(
        missing === 1
          ? 'One car of this comparison is no longer listed here, and left out.'
          : '{missing} cars of this comparison are no longer listed here, and left out.',
        { missing },
      ),
    surplus > 0 &&
      t(
        surplus === 1
          ? '{limit} cars fit side by side. One more was left out.'
          : '{limit} cars fit side by side. {surplus} more were left out.',
        { limit: COMPARE_LIMIT, surplus },
      ),
    cars.length === 1 && t('Add a second car to see what sets them apart.'),
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className="note cmpnote">
      <Icon name="info" />
      {note}
    </p>
  ))
}

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<CompareParams>
}

const headingOf = ({ site, cars }: CompareData): string =>
  cars.length > 1
    ? t('Compare {count} {cars}', { count: cars.length, cars: site.config.labels.cars })
    : t('Compare {cars}', { cars: site.config.labels.cars })

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const data = await readCompare((await params).host, await searchParams)
  return pageMetadata(data.site, { title: headingOf(data), path: '/compare', noindex: true })
}

/** Up to four cars, from the address alone, so the page can be shared and works without JavaScript. */
export default async function ComparePage({ params, searchParams }: Props) {
  const data = await readCompare((await params).host, await searchParams)
  const { site, cars, now } = data
  const head = (
    <>
      <Breadcrumbs crumbs={[{ label: t('Stock'), href: '/search' }, { label: t('Compare') }]} />
      <header className="cmphead">
        <h1>{headingOf(data)}</h1>
        <p>
          {cars.length > 0
            ? t('What each listing says. A word marks the best. Among all rows, a dot marks what differs.')
            : t(
                'Tick Compare on up to {compare_limit} {noun} of the stock, and they stand here side by side.',
                {
                  compare_limit: COMPARE_LIMIT,
                  noun: site.config.labels.cars,
                },
              )}
        </p>
      </header>
      <CompareNotes data={data} />
      {cars.length === 0 && <CompareStart noun={site.config.labels.cars} example={await exampleFor(data)} />}
    </>
  )
  const groups = compareCars(cars, site.config, now, {
    plan: (car) => yearlyPlan(car, modelOfCar(data.models, car), site.config),
    figures: data.year,
  })
  const named = cars.map((car) => ({ slug: car.slug, title: carTitle(car) }))
  return (
    <main id="main">
      <CompareBehaviour />
      <div className="wrap cmpage">
        <StaticHtml className="static-html" html={renderStatic(head)} />
        {cars.length > 0 && (
          <>
            <CompareBar
              cars={named}
              differencesOnly={data.differencesOnly}
              together={
                site.config.features.shortlists && <ChooseTogether slugs={named.map(({ slug }) => slug)} />
              }
            />
            <StaticHtml
              className="static-html"
              html={renderStatic(
                <>
                  <CompareTable data={data} groups={groups} />
                  <YearForm data={data} groups={groups} />
                </>,
              )}
            />
          </>
        )}
      </div>
      {cars.length === 0 && (
        <>
          <CarControls />
          <NewestCars site={site} />
        </>
      )}
    </main>
  )
}
