import { PlainTable } from '@/admin/kit/list/columns'
import { plural } from '@/core/money/format'
import type { PreviewedCar } from './changeCalls'

const SHOWN = 100

interface Props {
  cars: readonly PreviewedCar[]
  /** How many are done; null before the start. */
  done: number | null
  onApply: () => void
  onLeave: () => void
}

/** Each car before and after; cars that are left alone come first. */
export function ChangePreview({ cars, done, onApply, onLeave }: Props) {
  const changed = cars.filter(({ refusal }) => !refusal)
  const rows = [...cars.filter(({ refusal }) => refusal), ...changed]
  return (
    <section className="fc-card fc-preview" aria-label="What changes">
      <header>
        <h2>{changed.length ? `${plural(changed.length, 'car')} will change` : 'No car would change'}</h2>
      </header>
      <PlainTable
        columns={['Car', 'Now', 'Then']}
        rows={rows.slice(0, SHOWN).map(({ id, name, from, to, refusal }) => ({
          key: id,
          cells: [
            name,
            from,
            refusal ? (
              <span key="then" className="fc-muted">
                Not changed: {refusal}
              </span>
            ) : (
              <b key="then">{to}</b>
            ),
          ],
        }))}
      />
      {rows.length > SHOWN && <p className="fc-foot">And {rows.length - SHOWN} more.</p>}
      <p className="fc-acts">
        {changed.length > 0 && (
          <button className="fc-btn fc-btn--main" type="button" onClick={onApply} disabled={done !== null}>
            {done === null ? `Change ${plural(changed.length, 'car')}` : `${done} of ${changed.length} …`}
          </button>
        )}
        <button className="fc-btn" type="button" onClick={onLeave} disabled={done !== null}>
          Cancel
        </button>
      </p>
    </section>
  )
}
