'use client'
import { plural } from '@/core/money/format'
import { CarLines } from '@/admin/stock/CarLines'
import type { RehearsalView } from './rehearsalView'
import { grouped } from '@/lib/figures'

const MOST_LEFT_OUT = 20

const Figure = ({ name, count, isBad }: { name: string; count: number; isBad?: boolean }) => (
  <div>
    <dt>{name}</dt>
    <dd className={isBad && count ? 'is-bad' : undefined}>{grouped(count)}</dd>
  </div>
)

export function Outcome({ view }: { view: RehearsalView }) {
  const { counts, rejects, leftOut, repeats, fresh, changed, leaving } = view
  return (
    <section className="fc-card" aria-labelledby="outcome-title">
      <header>
        <h2 id="outcome-title">Preview</h2>
      </header>
      <dl className="fc-counts">
        <Figure name="New" count={counts.fresh} />
        <Figure name="Updated" count={counts.changed} />
        <Figure name="Removed" count={counts.leaving} />
        <Figure name="Unchanged" count={counts.same} />
        <Figure name="Refused" count={counts.refused} isBad />
      </dl>
      <CarLines
        heading="Refused"
        count={counts.refused}
        lines={rejects.map(({ line, stocknum, faults }) => ({
          ...{ stocknum: `${line} ${stocknum ?? ''}`, title: stocknum ?? 'No stock number', href: null },
          ...{ under: `Line ${line}`, what: faults.join('. ') },
        }))}
      />
      {leftOut.length > 0 && (
        <>
          <h3>Left out of cars</h3>
          <p>
            These values could not be understood. The cars come in without them, and what is stored stays.
          </p>
          <ul>
            {leftOut.slice(0, MOST_LEFT_OUT).map(({ what, cars }) => (
              <li key={what}>
                {plural(cars, 'car')}: {what}
              </li>
            ))}
          </ul>
        </>
      )}
      <CarLines
        heading="Duplicates in the file"
        count={repeats.length}
        lines={repeats.map(({ stocknum, lines }) => ({
          ...{ stocknum, title: stocknum, href: null },
          ...{ under: `Lines ${lines.join(', ')}`, what: `Line ${lines.at(-1)} would be used.` },
        }))}
      />
      <CarLines
        heading="Updated"
        count={counts.changed}
        lines={changed.map(({ stocknum, title, changes }) => ({
          ...{ stocknum, title, href: null },
          what: changes.length ? (
            <ul>
              {changes.map(({ field, from, to }) => (
                <li key={field}>
                  {field}: <del>{from}</del> <span className="fc-sr">becomes</span> <ins>{to}</ins>
                </li>
              ))}
            </ul>
          ) : (
            'Nothing that shoppers see'
          ),
        }))}
      />
      <CarLines
        heading="Removed from the site"
        count={counts.leaving}
        lines={leaving.map((car) => ({ ...car, href: null }))}
      />
      <CarLines
        heading="New"
        count={counts.fresh}
        lines={fresh.map(({ facts, ...car }) => ({ ...car, href: null, what: facts }))}
      />
      {counts.fresh + counts.changed + counts.leaving + counts.refused === 0 && (
        <p>All {plural(counts.same, 'car')} stay as they are.</p>
      )}
    </section>
  )
}
