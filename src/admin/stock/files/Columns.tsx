'use client'
import type { ColumnMap } from '@/features/stock/files.rules'
import type { FieldChoice } from './fieldChoices'
import type { RehearsalView } from './rehearsalView'

const KNOWN = { kept: 'as last time', guessed: 'suggested', chosen: '', unknown: '' } as const
const KINDS = [
  ['', 'Choose'],
  ['new', 'New'],
  ['used', 'Used'],
  ['demo', 'Demo'],
] as const

interface Props {
  view: RehearsalView
  fields: readonly FieldChoice[]
  isBusy: boolean
  onChange: (map: ColumnMap) => void
}

export function Columns({ view: { columns, map, counts }, fields, isBusy, onChange }: Props) {
  const used = new Set(Object.values(map.columns))
  const unused = columns.filter(({ heading }) => !map.columns[heading]).length
  const kinds = KINDS.find(([kind]) => kind === (map.car_type ?? ''))?.[0] ?? ''
  const choose = (heading: string, field: string) =>
    onChange({ ...map, columns: { ...map.columns, [heading]: field || null } })
  return (
    <section className="fc-card" aria-labelledby="map-title">
      <header>
        <h2 id="map-title">Match the columns</h2>
        <span className="fc-muted">
          {columns.length - unused} used, {unused} not
        </span>
      </header>
      {!used.has('stocknum') && (
        <p className="fc-fault" role="alert">
          No column is the stock number yet. Choose it below: it tells cars apart.
        </p>
      )}
      {!used.has('car_type') && (
        <label className="fc-map__all">
          <span>No column says whether a car is new or used. All cars of this file are</span>
          <select
            value={kinds}
            disabled={isBusy}
            onChange={({ target }) =>
              onChange({
                ...map,
                car_type: KINDS.flatMap(([kind]) => (kind && kind === target.value ? [kind] : []))[0] ?? null,
              })
            }
          >
            {KINDS.map(([kind, label]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <ul className="fc-map">
        {columns.map(({ heading, example, filled, known }) => (
          <li key={heading}>
            <div>
              <b>{heading}</b>
              <span>{example || 'Empty'}</span>
            </div>
            <select
              aria-label={`${heading} becomes`}
              value={map.columns[heading] ?? ''}
              disabled={isBusy}
              onChange={({ target }) => choose(heading, target.value)}
            >
              <option value="">Not used</option>
              {fields
                .filter(({ field, isOffered }) => isOffered || field === map.columns[heading])
                .map(({ field, label }) => (
                  <option key={field} value={field}>
                    {label}
                  </option>
                ))}
            </select>
            <span>
              {filled} of {counts.received} rows{KNOWN[known] && `, ${KNOWN[known]}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
