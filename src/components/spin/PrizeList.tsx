import { formatDate } from '@/lib/dates'
import { standIn, type SpinConfig } from '@/core/dealer/config/spinConfig'
import { t } from '@/lib/words'
import { LOCALE } from '@/lib/figures'

const PERCENT = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 })

/** Every field of the wheel with its chance, which the law requires. */
export function PrizeList({ wheel }: { wheel: SpinConfig }) {
  const instead = standIn(wheel)
  return (
    <section className="spin-page__list" aria-labelledby="prizes">
      <h2 id="prizes">{t('Prizes and chances')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Field')}</th>
            <th scope="col">{t('Chance')}</th>
            <th scope="col">{t('How many')}</th>
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
                    {[
                      from && t('from {day}', { day: formatDate(from) }),
                      until && t('until {day}', { day: formatDate(until) }),
                    ]
                      .filter(Boolean)
                      .join(' ')}
                  </span>
                )}
              </th>
              <td>{PERCENT.format(odds)} %</td>
              <td>{wins ? (stock ?? t('No limit')) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {instead && (
        <p className="fineprint">{t('A prize that is gone counts as: {name}.', { name: instead.name })}</p>
      )}
    </section>
  )
}
