'use client'
import { useListQuery, useTableColumns } from '@payloadcms/ui'
import { labelOf } from './ListLabels'
import { sortChoices, withOrders } from './labelRules'

interface Props {
  /** The order that the list has by itself. */
  usual: string
  isChoosing: boolean
  onChoose(): void
}

/** On a phone, in place of the headings: what the rows are ordered by, and the boxes that choose them. */
export function ListLine({ usual, isChoosing, onChoose }: Props) {
  const { columns } = useTableColumns()
  const { query, handleSortChange } = useListQuery()
  const sort = String(query.sort || usual)
  const ordering = columns.flatMap(({ accessor, active, field }) =>
    active ? [{ accessor, label: labelOf(field), type: 'virtual' in field ? '' : field.type }] : [],
  )
  const choices = withOrders(sortChoices(ordering), [usual, sort])
  return (
    <div className="fc-list-line">
      {choices.length > 0 && (
        <select
          aria-label="Sort"
          value={sort}
          onChange={({ target }) => void handleSortChange?.(target.value)}
        >
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
