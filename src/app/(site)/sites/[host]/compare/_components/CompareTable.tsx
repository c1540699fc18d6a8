import { Fragment } from 'react'
import { OwnLine, priceText } from '@/components/car/own/OwnDealSlot'
import { carFormHref, carHref, carTitle } from '@/core/car/text'
import { Icon } from '@/components/ui/Icon'
import { isAvailable } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import {
  type CompareGroup,
  type CompareRow,
  type CompareValue,
  decidingRows,
  isAlone,
} from '@/features/compare/compareCars.rules'
import { COMPARE_LIMIT } from '@/features/compare/comparePath.rules'
import { cardEnquiry } from '@/core/dealer/config/cardEnquiry'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { CompareData } from '@/app/(site)/sites/[host]/compare/page-data'
import { t } from '@/lib/words'
import { columnClass, CompareHead, ComparePictures } from './CompareHead'

function Value({ value, none }: { value: CompareValue; none: string | undefined }) {
  if (value === null && none)
    return (
      <span className="dim">
        <span aria-hidden="true">–</span>
        <span className="sr">{t(none)}</span>
      </span>
    )
  if (value === null) return <span className="dim">{t('Not listed')}</span>
  if (value !== true) return value
  return (
    <>
      <Icon name="tick" />
      {t('Yes')}
    </>
  )
}

const FreeCell = () => <td role="cell" className="is-free" />

function Row({ row, free }: { row: CompareRow; free: boolean }) {
  const [left, right] = row.values
  return (
    <tr
      role="row"
      data-same={row.differs ? undefined : ''}
      data-pair-same={row.values.length > 1 && left === right ? '' : undefined}
    >
      <th role="rowheader" scope="row">
        {t(row.label)}
      </th>
      {row.values.map((value, index) => (
        <td key={index} role="cell" data-c={index} className={columnClass(index)}>
          <Value value={value} none={row.none} />
          {row.marks[index] && <span className="cmp__best">{t(row.marks[index])}</span>}
        </td>
      ))}
      {free && <FreeCell />}
    </tr>
  )
}

/** Folded, so that the table is about what can be compared. */
function AloneRow({ cars, rows }: { cars: readonly Car[]; rows: readonly CompareRow[] }) {
  return (
    <tr role="row" className="cmp__alone" data-always="">
      <td role="cell" colSpan={cars.length + 1}>
        <details>
          <summary>{t('Only listed for one of them ({count})', { count: rows.length })}</summary>
          {cars.map((car, index) => {
            const own = rows.filter(({ values }) => values[index] !== null)
            return (
              own.length > 0 && (
                <p key={car.id}>
                  <b>{carTitle(car)}</b>
                  {own.map(({ label, values: { [index]: value } }) => (
                    <span key={label}>{value === true ? t(label) : `${t(label)}: ${value}`}</span>
                  ))}
                </p>
              )
            )
          })}
        </details>
      </td>
    </tr>
  )
}

/** Below the price, in the words of cards; out of sight until the shopper has figures (0156). */
function OwnRow({ data: { cars, site }, free }: { data: CompareData; free: boolean }) {
  const { config } = site
  if (!cars.some((car) => priceText({ car, config }))) return null
  return (
    <tr role="row" className="cmp__own" data-always="">
      <th role="rowheader" scope="row">
        {t('Your deal')}
      </th>
      {cars.map((car, index) => (
        <td key={car.id} role="cell" data-c={index} className={columnClass(index)}>
          {priceText({ car, config }) ? (
            <OwnLine car={car} config={config} />
          ) : (
            <Value value={null} none={undefined} />
          )}
        </td>
      ))}
      {free && <FreeCell />}
    </tr>
  )
}

function Actions({ car, labels }: { car: Car; labels: TenantConfig['labels'] }) {
  const label = isAvailable(car) ? cardEnquiry(labels) : t('Find similar')
  return (
    <>
      <a
        className="btn btn--brand btn--wide"
        href={carFormHref(car, isAvailable(car) ? 'enquiry' : 'similar')}
        aria-label={`${label}, ${carTitle(car)}`}
        data-ask
      >
        {label}
      </a>
      <a className="link" href={carHref(car)} aria-label={t('See the {title}', { title: carTitle(car) })}>
        {t('See it')}
      </a>
    </>
  )
}

function NextStep({ data: { cars, site }, free }: { data: CompareData; free: boolean }) {
  return (
    <tbody role="rowgroup">
      <tr role="row" className="cmp__acts">
        <th role="rowheader" scope="row">
          <span className="sr">{t('Next step')}</span>
        </th>
        {cars.map((car, index) => (
          <td key={car.id} role="cell" data-c={index} className={columnClass(index)}>
            <Actions car={car} labels={site.config.labels} />
          </td>
        ))}
        {free && <FreeCell />}
      </tr>
    </tbody>
  )
}

interface Props {
  data: CompareData
  /** One without a title has no row for it. */
  groups: readonly CompareGroup[]
}

/** A table with explicit roles: a phone's layout would remove the table's own roles. */
export function CompareTable({ data, groups }: Props) {
  const { cars, differencesOnly, isExample } = data
  // One car has a place beside it; more of them have the button above.
  const free = cars.length === 1
  const columns = cars.length + (free ? 2 : 1)
  const deciding = decidingRows(groups)
  const drawn = (row: CompareRow) => (
    <Fragment key={row.label}>
      <Row row={row} free={free} />
      {row.label === 'Price' && !isExample && <OwnRow data={data} free={free} />}
    </Fragment>
  )
  const sections = groups
    .map(({ title, rows }) => ({ title, rows: rows.filter((row) => !deciding.includes(row)) }))
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => ({
      title,
      shared: rows.filter((row) => !isAlone(row)),
      alone: rows.filter(isAlone),
    }))
  return (
    <>
      <ComparePictures data={data} groups={groups} free={free} />
      <table
        className={differencesOnly ? 'cmp is-diff' : 'cmp'}
        role="table"
        aria-label={t('Comparison')}
        data-cars={cars.length}
      >
        <CompareHead data={data} free={free} />
        <tbody role="rowgroup" className="cmp__first">
          {deciding.map(drawn)}
        </tbody>
        {sections.map(({ title, shared, alone }) => (
          <tbody key={title} role="rowgroup">
            {title && (
              <tr role="row" className="cmp__g">
                <th role="rowheader" scope="rowgroup" colSpan={columns}>
                  <h2>{t(title)}</h2>
                </th>
              </tr>
            )}
            {shared.map(drawn)}
            {alone.length > 0 && <AloneRow cars={cars} rows={alone} />}
          </tbody>
        ))}
        {!isExample && <NextStep data={data} free={free} />}
      </table>
      {cars.length < COMPARE_LIMIT && !isExample && (
        <a className="btn btn--line btn--wide cmpmore" href="/search" data-compare-keep="">
          {t('Add another')}
        </a>
      )}
    </>
  )
}
