import { Icon } from '@/components/ui/Icon'
import { compareCars } from '@/features/compare/compareCars.rules'
import { COMPARE_LIMIT, compareHref } from '@/features/compare/comparePath.rules'
import { exampleRows } from '@/features/compare/exampleRows.rules'
import type { CompareData } from '@/app/(site)/sites/[host]/compare/page-data'
import { t } from '@/lib/words'
import { CompareTable } from './CompareTable'

function Slots({ noun }: { noun: string }) {
  return (
    <ol className="cmpslots" aria-label={t('{count} free places for {noun}', { count: COMPARE_LIMIT, noun })}>
      {Array.from({ length: COMPARE_LIMIT }, (_, at) => (
        <li key={at}>
          <a className="cmp__add" href="/search">
            <Icon name="plus" />
            <span className="sr">{t('Add one at place {place}', { place: at + 1 })}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}

/** The newest side by side, in the columns of a comparison. */
function Example({ example, noun }: { example: CompareData; noun: string }) {
  const { cars, site, now } = example
  const rows = exampleRows(compareCars(cars, site.config, now))
  return (
    <section className="cmpeg">
      <div className="cmpeg__head">
        <h2>{t('For example')}</h2>
        <a className="btn btn--line" href={compareHref(cars.map(({ slug }) => slug))}>
          <Icon name="scales" />
          {t('Compare these {cars}', { cars: noun })}
        </a>
      </div>
      <CompareTable data={example} groups={[{ title: '', rows }]} />
    </section>
  )
}

/** The server cannot know the shopper's compare list. The browser offers it here when it has one. */
export function CompareStart({ noun, example }: { noun: string; example: CompareData | null }) {
  return (
    <>
      <div className="row">
        <a className="btn btn--brand" href="/search">
          <Icon name="search" />
          {t('Browse the stock')}
        </a>
        <a className="btn btn--line" href="/garage">
          <Icon name="heart" />
          {t('My garage')}
        </a>
        <a className="btn btn--line" href="/compare" data-compare-mine="" hidden>
          <Icon name="scales" />
          {t('Compare your list')}
        </a>
      </div>
      {example ? <Example example={example} noun={noun} /> : <Slots noun={noun} />}
    </>
  )
}
