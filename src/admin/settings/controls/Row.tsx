import { useDraggableSortable } from '@payloadcms/ui'
import { rowTitle } from '@/core/settings/rowTitle'
import type { ControlProps } from '@/admin/settings/controlProps'
import { useSettings } from '@/admin/settings/context'
import { MoveButtons } from './MoveButtons'
import { Parts } from './Parts'

interface Props extends Pick<ControlProps, 'id' | 'path' | 'field' | 'node' | 'onChange' | 'renderPart'> {
  row: Record<string, unknown>
  at: number
  count: number
  isOpen: boolean
  onToggle(): void
  onMove(to: number): void
  onRemove(): void
}

export function Row({ id, path, field, node, row, at, count, isOpen, renderPart, ...act }: Props) {
  const { isReadOnly, faults } = useSettings()
  const { attributes, listeners, setNodeRef, transform, transition } = useDraggableSortable({
    id,
    disabled: isReadOnly,
  })
  const title = rowTitle(row, field, at)
  const isFaulty = [...faults.keys()].some((one) => one === path || one.startsWith(`${path}.`))
  return (
    <div ref={setNodeRef} className="fc-set__item" style={{ transform, transition }}>
      <header>
        {!isReadOnly && (
          <span {...attributes} {...listeners} className="fc-set__drag" aria-label={`Drag: ${title}`}>
            ⠿
          </span>
        )}
        <button type="button" className="fc-set__open" aria-expanded={isOpen} onClick={act.onToggle}>
          {title}
          {isFaulty && <em className="fc-set__note is-bad">to fix</em>}
        </button>
        <MoveButtons name={title} at={at} count={count} onMove={act.onMove} />
        {!isReadOnly && (
          <button
            type="button"
            className="fc-btn fc-btn--text"
            aria-label={`Remove: ${title}`}
            onClick={act.onRemove}
          >
            Remove
          </button>
        )}
      </header>
      {isOpen && (
        <div className="fc-set__part">
          <Parts
            path={path}
            field={field}
            node={node}
            value={row}
            onChange={act.onChange}
            renderPart={renderPart}
          />
        </div>
      )}
    </div>
  )
}
