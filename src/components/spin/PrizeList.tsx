import { formatDate } from '@/domain/dates'
import { standIn, type SpinConfig } from '@/domain/tenant/spinConfig'

const PERCENT = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 })

/** Every field with its chance: what the law asks for, and what a shopper wants to know. */
export function PrizeList({ wheel }: { wheel: SpinConfig }) {
  const instead = standIn(wheel)
  return (
    <section className="spin-page__list" aria-labelledby="prizes">
      <h2 id="prizes">Prizes and chances</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Chance</th>
            <th scope="col">How many</th>
          </tr>
        </thead>
        <tbody>
          {wheel.prizes.map(({ key, name, detail, odds, stock, wins, from, until }) => (
            <tr key={key}>
              <th scope="row">
                {name}
                {detail && <span>{detail}</span>}
                {(from || until) && (
                  <span>
                    {[from && `from ${formatDate(from)}`, until && `until ${formatDate(until)}`]
                      .filter(Boolean)
                      .join(' ')}
                  </span>
                )}
              </th>
              <td>{PERCENT.format(odds)} %</td>
              <td>{wins ? (stock ?? 'No limit') : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {instead && <p className="fineprint">A prize that is gone counts as: {instead.name}.</p>}
    </section>
  )
}
