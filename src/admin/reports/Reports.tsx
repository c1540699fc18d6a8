import type { CsvCell } from '@/lib/csv'
import { formatNumber } from '@/core/money/format'
import { Figures } from '@/admin/kit/Figures'
import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { dateWord } from '@/core/dealer/country/civil'
import { mayReadReports } from '@/admin/may'
import type { ReportTable } from './table'
import { requestedReport, periodQuery } from './requestedReport'
import { Columns } from './Columns'
import { PeriodChoice } from './PeriodChoice'
import { readReport } from './readReport'

const shown = (cell: CsvCell): string =>
  typeof cell === 'number' ? formatNumber(cell) : (cell ?? 'Not known')

/** Decorative: the number beside it says the same. */
function Bar({ value, most }: { value: number; most: number }) {
  return (
    <td className="fc-bar" aria-hidden="true">
      <span style={{ inlineSize: `${most ? (value / most) * 100 : 0}%` }} />
    </td>
  )
}

/** Of twelve columns, so that each row of cards is full. */
const PLACES: readonly (readonly [key: string, columns: number])[] = [
  ...([
    ['days', 7],
    ['sources', 5],
  ] as const),
  ...([
    ['replies', 4],
    ['asked', 4],
    ['places', 4],
  ] as const),
  ...([
    ['people', 7],
    ['sold', 5],
  ] as const),
  ...([
    ['dear', 7],
    ['sells', 5],
  ] as const),
  ...([
    ['cars', 8],
    ['searches', 4],
  ] as const),
  ...([
    ['reserve', 5],
    ['pages', 7],
  ] as const),
  ['feeds', 12],
]

const inRows = (tables: readonly ReportTable[]): [ReportTable, number][] =>
  PLACES.flatMap(([key, columns]) =>
    tables.flatMap((table): [ReportTable, number][] => (table.key === key ? [[table, columns]] : [])),
  )

interface NameProps {
  name: string
  href: string | null | undefined
  behind: readonly { href: string; name: string }[] | undefined
}

function RowName({ name, href, behind }: NameProps) {
  if (href) return <a href={href}>{name}</a>
  if (!behind?.length) return name
  return (
    <details>
      <summary>{name}</summary>
      <ul>
        {behind.map((one) => (
          <li key={one.href}>
            <a href={one.href}>{one.name}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface CardProps {
  table: ReportTable
  file: string
  columns: number
}

function TableCard({ table, file, columns }: CardProps) {
  const { key, title, note, head, links, behind, more, none, isChart, shown: most } = table
  const total = table.total ?? table.rows.length
  const rows = table.rows.slice(0, most)
  const longest = isChart ? Math.max(...rows.map((row) => Number(row.at(-1))), 0) : 0
  const sideOf = (column: number) => (column === 0 || table.words?.includes(column) ? undefined : 'is-number')
  return (
    <section
      className="fc-card fc-report"
      aria-labelledby={`report-${key}`}
      style={{ gridColumnEnd: `span ${columns}` }}
    >
      <header>
        <h2 id={`report-${key}`}>{title}</h2>
        {rows.length > 0 && (
          <a href={file} download>
            Download<span className="fc-sr"> {title}</span>
          </a>
        )}
      </header>
      {note && rows.length > 0 && <p className="fc-muted">{note}</p>}
      {rows.length === 0 ? (
        <p className="fc-none">{none}</p>
      ) : isChart === 'columns' ? (
        <Columns rows={rows} head={head} />
      ) : (
        <div className="fc-scroll" role="region" aria-labelledby={`report-${key}`} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {head.map((word, index) => (
                  <th key={word} scope="col" className={sideOf(index)}>
                    {word}
                  </th>
                ))}
                {isChart && <td aria-hidden="true" />}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={`${index} ${shown(row[0])}`}>
                  <th scope="row">
                    <RowName name={shown(row[0])} href={links?.[index]} behind={behind?.[index]} />
                  </th>
                  {row.slice(1).map((cell, column) => (
                    <td key={head[column + 1]} className={sideOf(column + 1)}>
                      {shown(cell)}
                    </td>
                  ))}
                  {isChart && <Bar value={Number(row.at(-1))} most={longest} />}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {more && (
        <p>
          <a href={more.href}>{more.words}</a>
        </p>
      )}
      {total > rows.length && (
        <p className="fc-muted">
          The first {rows.length} of {formatNumber(total)}. The download has them all.
        </p>
      )}
    </section>
  )
}

export const Reports = screen(
  { path: '/admin/reports', may: mayReadReports },
  async ({ payload, user, query }) => {
    const now = new Date()
    const requested = await requestedReport(payload, user, query, now)
    const report = requested && (await readReport({ payload, user, now }, requested))
    return (
      <>
        {!report && <p className="fc-none">There is no dealer yet.</p>}
        {requested && report && (
          <>
            <Head
              title="Reports"
              words={
                <>
                  {requested.dealer.name}, {dateWord(requested.period.first, 'day')} to{' '}
                  {dateWord(requested.period.days.at(-1) ?? requested.period.first, 'day')}
                  {requested.period.isCurrent && ', so far'}. Counted by your own website, without following
                  anyone.
                </>
              }
            >
              <PeriodChoice requested={requested} />
            </Head>
            <section className="fc-card" aria-label="Summary">
              <Figures figures={report.figures} isFirst />
            </section>
            <div className="fc-reports">
              {inRows(report.tables).map(([table, columns]) => (
                <TableCard
                  key={table.key}
                  table={table}
                  columns={columns}
                  file={`/admin/api/report-tables/${table.key}?${new URLSearchParams({ ...periodQuery(requested.period), dealer: requested.dealer.id })}`}
                />
              ))}
            </div>
          </>
        )}
      </>
    )
  },
)
