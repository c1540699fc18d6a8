import { DraggableSortable } from '@payloadcms/ui'
import { useState } from 'react'
import { blankRow } from '@/core/settings/blank'
import { plainNode } from '@/core/settings/node'
import { rowsOf } from '@/core/settings/rows'
import { reordered } from '@/lib/reordered'
import type { ControlProps } from '@/admin/settings/controlProps'
import { useSettings } from '@/admin/settings/context'
import { Row } from './Row'

/** A list of rows: dragged, moved by buttons, added, removed. One is open at a time. */
export function Rows({ id, path, field, node, value, onChange, renderPart }: ControlProps) {
  const { isReadOnly } = useSettings()
  const [open, setOpen] = useState<number | null>(null)
  const items = plainNode(node.items ?? {})
  const rows = rowsOf(value ?? node.default, items)
  const keys = rows.map((_row, at) => `${id}-${at}`)
  const move = (from: number, to: number) => {
    onChange(reordered(rows, from, to))
    if (open === from) setOpen(to)
  }
  return (
    <>
      <DraggableSortable
        className="fc-set__rows"
        ids={keys}
        onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
      >
        {rows.map((row, at) => (
          <Row
            key={keys[at]}
            id={keys[at] ?? ''}
            path={`${path}.${at}`}
            field={field}
            node={items}
            row={row}
            at={at}
            count={rows.length}
            isOpen={open === at}
            onToggle={() => setOpen(open === at ? null : at)}
            renderPart={renderPart}
            onMove={(to) => move(at, to)}
            onChange={(next) => onChange(rows.map((one, index) => (index === at ? next : one)))}
            onRemove={() => {
              onChange(rows.filter((_one, index) => index !== at))
              setOpen(null)
            }}
          />
        ))}
      </DraggableSortable>
      {!isReadOnly && (
        <button
          type="button"
          className="fc-btn"
          onClick={() => {
            onChange([...rows, blankRow(items)])
            setOpen(rows.length)
          }}
        >
          New {field.row ?? 'row'}
        </button>
      )}
    </>
  )
}
