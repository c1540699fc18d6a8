import '@/styles/journey.css'
import type { Metadata } from 'next'
import { PrizeList } from '@/components/spin/PrizeList'
import { SpinForm } from '@/components/spin/SpinForm'
import { SpinResult } from '@/components/spin/SpinResult'
import { Wheel } from '@/components/spin/Wheel'
import { formatDate } from '@/lib/dates'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import type { SearchParams } from '@/app/(site)/sites/[host]/_lib/passGate'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'
import { readSpin, type SpinView } from './page-data'

interface Props {
  params: Promise<{ host: string }>
  searchParams: Promise<SearchParams>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await requireSite(params)
  return pageMetadata(site, {
    title: site.config.spin?.title ?? t('Spin to win'),
    path: '/spin-to-win',
    noindex: true,
  })
}

function Go({ view: { wheel, fields, draw, isOn, isSignedIn, signIn, next } }: { view: SpinView }) {
  if (draw) return <SpinResult result={draw} next={next} />
  if (!isOn)
    return (
      <p>
        {t('The wheel is not on now: it runs from {from} until {until}.', {
          from: formatDate(wheel.from),
          until: formatDate(wheel.until),
        })}
      </p>
    )
  if (isSignedIn) return <SpinForm fields={fields} next={next} signIn={signIn} />
  return (
    <a className="btn btn--brand" href={signIn}>
      {t('Sign in to spin')}
    </a>
  )
}

/** One go for each account and period, drawn by the server. 404 where the dealer has no wheel. */
export default async function SpinPage({ params, searchParams }: Props) {
  const view = await readSpin(params, searchParams)
  const { wheel, fields, turn, next, site } = view
  return (
    <main id="main">
      <div className="wrap spin-page">
        <div className="spin-page__go">
          <h1>{wheel.title}</h1>
          {wheel.text && <p className="lede">{wheel.text}</p>}
          <Go view={view} />
          {!view.draw && <p className="fineprint">{next}</p>}
        </div>
        <Wheel fields={fields} turn={turn} />
        <PrizeList wheel={wheel} />
        <section className="spin-page__terms" aria-labelledby="spin-terms">
          <h2 id="spin-terms">{t('Terms')}</h2>
          <ul>
            {wheel.terms.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="fineprint">
            {t('From {from} until {until}. {permit} Promoter: {legalName}.', {
              from: formatDate(wheel.from),
              until: formatDate(wheel.until),
              permit: wheel.permit,
              legalName: site.config.legalName,
            })}
          </p>
        </section>
      </div>
    </main>
  )
}
