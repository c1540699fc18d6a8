import { t } from '@/lib/words'

export const FactLines = ({ lines }: { lines: readonly (readonly [label: string, value: string])[] }) => (
  <dl className="lines">
    {lines.map(([label, value]) => (
      <div key={label}>
        <dt>{t(label)}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
