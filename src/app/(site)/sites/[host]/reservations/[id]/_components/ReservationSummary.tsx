import { AgreedSum } from '@/components/reservations/deals/AgreedSum'
import { Summary } from '@/components/reservations/Summary'
import type { Car } from '@/core/car/car'
import { priceLineLabel } from '@/core/car/price'
import type { Site } from '@/core/dealer/views'
import { depositStatus } from '@/features/reservations/depositStatus.rules'
import type { Reservation } from '@/features/reservations/row'
import type { StatusWords } from './statusWords'

interface Props {
  site: Pick<Site, 'config'>
  row: Reservation
  car: Car
  hold: StatusWords['hold']
}

/** Beside a reservation, and beside the card page that it leads to. */
export function ReservationSummary({ site, row, car, hold }: Props) {
  const status = depositStatus(row.money)
  const priceLabel = priceLineLabel(car.price_type, site.config)
  return (
    <Summary
      car={car}
      config={site.config}
      deposit={row.amount}
      status={status}
      hold={hold}
      isSold={row.state === 'completed'}
      lines={
        row.deal.length > 0 ? (
          <AgreedSum {...{ lines: row.deal, deposit: row.amount, status, priceLabel }} />
        ) : undefined
      }
    />
  )
}
