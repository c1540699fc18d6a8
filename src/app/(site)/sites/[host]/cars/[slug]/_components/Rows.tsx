import { t } from '@/lib/words'
import type { SpecRow } from '@/core/car/specs'

export const Rows = ({ rows }: { rows: readonly SpecRow[] }) => (
  <dl className="specs">
    {rows.map(({ label, value }) => (
      <div key={label}>
        <dt>{t(label)}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
