import type { Car } from '@/core/car/car'
import { electricRows } from '@/core/car/electric'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { Rows } from '@/app/(site)/sites/[host]/cars/[slug]/_components/Rows'
import { t } from '@/lib/words'
import { Reach } from './Reach'

export function ElectricSection({ car }: { car: Car }) {
  const rows = electricRows(car)
  if (!rows.length) return null
  const range = car.variant?.electric_range
  return (
    <section className="vsec" id="electric">
      <h3>{t('Battery and charging')}</h3>
      <StaticHtml
        className="static-html"
        html={renderStatic(
          <>
            {range && <Reach km={range} />}
            <Rows rows={rows} />
          </>,
        )}
      />
    </section>
  )
}
