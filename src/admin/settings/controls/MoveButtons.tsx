import { useSettings } from '@/admin/settings/context'

interface Props {
  name: string
  at: number
  count: number
  onMove(to: number): void
}

/** For people who do not drag. */
export function MoveButtons({ name, at, count, onMove }: Props) {
  const { isReadOnly } = useSettings()
  return (
    <span className="fc-set__move">
      <button
        type="button"
        className="fc-btn"
        aria-label={`Move up: ${name}`}
        disabled={isReadOnly || at === 0}
        onClick={() => onMove(at - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="fc-btn"
        aria-label={`Move down: ${name}`}
        disabled={isReadOnly || at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        ↓
      </button>
    </span>
  )
}
