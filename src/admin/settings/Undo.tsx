import type { SettingField } from '@/core/settings/field'
import type { SettingNode } from '@/core/settings/node'
import { statedValue } from '@/core/settings/statedValue'

interface Props {
  label: string
  field: SettingField
  node: SettingNode
  saved: unknown
  onUndo(value: unknown): void
}

/** Shows the stored value of a changed setting, with a button to go back to it. */
export function Undo({ label, field, node, saved, onUndo }: Props) {
  const before = statedValue(saved, node, field)
  return (
    <p className="fc-set__was">
      {before === null ? 'Changed.' : `Was: ${before}.`}{' '}
      <button
        type="button"
        className="fc-btn fc-btn--text"
        aria-label={`Undo: ${label}`}
        onClick={() => onUndo(saved)}
      >
        Undo
      </button>
    </p>
  )
}
