import type { LeftOut } from '@/features/stock-files/stockFiles.rules'
import { plural } from '@/core/money/format'

const SHOWN = 50

interface Lack {
  reason: string
  stocknums: string[]
}

/** The most frequent first: it is mended with the most effect. */
function lacksOf(left_out: readonly LeftOut[]): Lack[] {
  const by = new Map<string, string[]>()
  for (const { stocknum, reasons } of left_out)
    for (const reason of reasons) by.set(reason, [...(by.get(reason) ?? []), stocknum])
  return [...by]
    .map(([reason, stocknums]) => ({ reason, stocknums }))
    .sort((a, b) => b.stocknums.length - a.stocknums.length)
}

export function LeftOutCars({ left_out }: { left_out: readonly LeftOut[] }) {
  if (!left_out.length) return <p className="fc-muted">Every car that is for sale now is in it.</p>
  return (
    <details>
      <summary>{plural(left_out.length, 'car')} for sale left out</summary>
      <ul>
        {lacksOf(left_out).map(({ reason, stocknums }) => (
          <li key={reason}>
            {reason}{' '}
            {stocknums.slice(0, SHOWN).map((stocknum, at) => (
              <span key={stocknum}>
                {at > 0 && ', '}
                <a href={`/admin/cars?search=${encodeURIComponent(stocknum)}`}>{stocknum}</a>
              </span>
            ))}
            {stocknums.length > SHOWN && ` and ${stocknums.length - SHOWN} more`}
          </li>
        ))}
      </ul>
    </details>
  )
}
