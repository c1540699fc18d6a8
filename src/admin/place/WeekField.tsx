'use client'
import { useField, useForm, useFormFields } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { hoursDay, hoursErrors, type HoursError } from '@/core/place/hours/validate'
import type { Department } from '@/core/place/views'
import { DayEditor } from './DayEditor'
import { departmentOf } from './department'
import { toExceptionRows, toExceptions } from './exceptionRows'
import { copyToWeekdays, sameDay, toEntries, toRows, WEEK, type DayRow } from './rows'
import { ShopperPreview } from './ShopperPreview'
import { useLocationState } from './useLocationState'

export function WeekField({ path, readOnly }: JSONFieldClientProps) {
  const { value, initialValue, setValue } = useField<unknown>({ path })
  const { setModified } = useForm()
  const department: Department = departmentOf(useFormFields(([fields]) => fields.department?.value))
  const exceptions: unknown = useFormFields(([fields]) => fields.exceptions?.value)
  const location = useLocationState(useFormFields(([fields]) => fields.location_id?.value))
  const rows = toRows(value)
  const before = toRows(initialValue)
  const entries = toEntries(rows, department)
  const errors = hoursErrors(entries)
  const wordsOf = ({ index, message }: HoursError) => {
    const entry = entries[index]
    return entry ? `${hoursDay(entry)}: ${message}` : message
  }
  const save = (next: DayRow[]) => setValue(toEntries(next, department))
  const change = (row: DayRow) => save(rows.map((old) => (old.weekday === row.weekday ? row : old)))

  return (
    <div className="fc fc--field">
      <section className="fc-card" aria-labelledby="week-title">
        <header>
          <h2 id="week-title">The week</h2>
          {rows.some((row, at) => !sameDay(row, before[at])) && (
            <span className="fc-pill is-warn">Not saved yet</span>
          )}
        </header>
        <table className="fc-table fc-week">
          <thead>
            <tr>
              <th>Day</th>
              <th>Open</th>
              <th>Hours</th>
              <th>Note for shoppers</th>
              <th>
                <span className="fc-sr">More</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <DayEditor
                key={WEEK[at]}
                row={row}
                changed={!sameDay(row, before[at])}
                readOnly={readOnly === true}
                onChange={change}
                onTyping={() => setModified(true)}
                onCopy={() => save(copyToWeekdays(rows, row))}
              />
            ))}
          </tbody>
        </table>
      </section>
      {errors.length > 0 && (
        <div className="fc-alert is-bad" role="alert">
          <p>
            <b>{errors.map(wordsOf).join(' ')}</b> The week cannot be saved like this.
          </p>
        </div>
      )}
      <ShopperPreview
        week={entries}
        exceptions={toExceptions(toExceptionRows(exceptions), department)}
        department={department}
        zone={location?.timezone ?? 'utc'}
      />
    </div>
  )
}
