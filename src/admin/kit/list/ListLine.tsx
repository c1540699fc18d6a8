'use client'
import { useListQuery, useTableColumns } from '@payloadcms/ui'
import { labelOf } from './ListLabels'
import { sortChoices } from './labelRules'

interface Props {
  isChoosing: boolean
  onChoose(): void
}

/** On a phone, in place of the headings: what the rows are ordered by, and the boxes that choose them. */
export function ListLine({ isChoosing, onChoose }: Props) {
  const { columns } = useTableColumns()
  const { query, handleSortChange } = useListQuery()
  const choices = sortChoices(
    columns.flatMap(({ accessor, active, field }) =>
      active ? [{ accessor, label: labelOf(field), type: 'virtual' in field ? '' : field.type }] : [],
    ),
  )
  const sort = String(query.sort ?? '')
  return (
    <div className="fc-list-line">
      {choices.length > 0 && (
        <select
          aria-label="Sort"
          value={choices.some(([value]) => value === sort) ? sort : ''}
          onChange={({ target }) => void handleSortChange?.(target.value)}
        >
          <option value="" disabled>
            Sort
          </option>
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
      <button type="button" aria-pressed={isChoosing} onClick={onChoose}>
        {isChoosing ? 'Done' : 'Select'}
      </button>
    </div>
  )
}
