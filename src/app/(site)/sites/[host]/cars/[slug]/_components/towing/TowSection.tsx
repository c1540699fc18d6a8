import type { Car } from '@/domain/car/car'
import { towOf } from '@/domain/car/towing'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { LateTow } from './LateTow'
import { TowFields } from './TowFields'

/** For caravans: the limits that a car must have, and a check of the shopper's own. */
export function TowSection({ car }: { car: Car }) {
  const tow = towOf(car)
  if (!tow) return null
  return (
    <section className="vsec" id="towing">
      <h2>Can my car tow it?</h2>
      <LateTow tow={tow}>
        <StaticHtml
          className="static-html"
          html={renderStatic(<TowFields tow={tow} puller={{ braked: 0, ball: null }} />)}
        />
      </LateTow>
    </section>
  )
}
