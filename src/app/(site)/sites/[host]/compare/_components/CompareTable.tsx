import { Fragment } from 'react'
import { OwnLine, priceText } from '@/components/car/own/OwnDealSlot'
import { carFormHref, carHref, carTitle } from '@/core/car/text'
import { Icon } from '@/components/ui/Icon'
import { isAvailable } from '@/core/car/availability'
import type { Car } from '@/core/car/car'
import type { CompareGroup, CompareRow, CompareValue } from '@/features/compare/compareCars.rules'
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
  const mayGo = !row.always
  return (
    <tr
      role="row"
      data-always={row.always && ''}
      data-same={mayGo && !row.differs ? '' : undefined}
      data-pair-same={mayGo && row.values.length > 1 && left === right ? '' : undefined}
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
        {groups.map(({ title, rows }) => (
          <tbody key={title} role="rowgroup">
            {title && (
              <tr role="row" className="cmp__g">
                <th role="rowheader" scope="rowgroup" colSpan={columns}>
                  <h2>{t(title)}</h2>
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Fragment key={row.label}>
                <Row row={row} free={free} />
                {row.label === 'Price' && !isExample && <OwnRow data={data} free={free} />}
              </Fragment>
            ))}
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
