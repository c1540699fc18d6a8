import { useMemo, useState } from 'react'
import useSWR from 'swr'
import { fetchCards } from '@/components/car/savedCard'
import { StaticHtmlPart } from '@/components/ui/StaticHtmlPart'
import { t } from '@/lib/words'
import { forgetAll, pastSearches, recentCars } from './store'

/** Renders nothing, not even the heading, without a car: searches alone stand in the search box. */
export default function RecentSection({ except }: { except?: readonly string[] }) {
  const { cars, searches } = useMemo(
    () => ({ cars: recentCars().filter((slug) => !except?.includes(slug)), searches: pastSearches() }),
    [except],
  )
  const [isCleared, setCleared] = useState(false)
  const { data = [], isLoading } = useSWR(cars.length ? cars : null, fetchCards, {
    revalidateOnFocus: false,
  })
  if (isCleared || isLoading || !data.length) return null
  const clear = () => {
    forgetAll()
    setCleared(true)
  }
  return (
    <section className="section stock recent" aria-label={t('Where you left off')}>
      <div className="wrap">
        <div className="head">
          <h2>{t('Where you left off')}</h2>
          <button
            className="textbtn"
            type="button"
            aria-label={t('Clear what you looked at and searched for')}
            onClick={clear}
          >
            {t('Clear')}
          </button>
        </div>
        {searches.length > 0 && (
          <ul className="recent__searches" aria-label={t('Your last searches')}>
            {searches.map(({ path, refinements }) => (
              <li key={path}>
                <a className="quick__b" href={path}>
                  {refinements.join(', ')}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="rail" data-scroll="" tabIndex={0} role="region" aria-label={t('Cars you looked at')}>
        {data.map(({ slug, html }) => (
          <StaticHtmlPart key={slug} attributes={{ className: 'static-html' }} markup={html} />
        ))}
      </div>
    </section>
  )
}
