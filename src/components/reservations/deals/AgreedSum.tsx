import { DepositLine } from '@/components/reservations/DepositLine'
import type { DealLine } from '@/features/reservations/jsonShapes.rules'
import { comesOff, type DepositStatus } from '@/features/reservations/depositStatus.rules'
import { DealLines } from './DealLines'

interface Props {
  lines: readonly DealLine[]
  deposit: number
  status: DepositStatus
  priceLabel: string
}

/** The figures of a deal as it was sent. A deposit that went back, or was never paid, comes off nothing. */
export function AgreedSum({ lines, deposit, status, priceLabel }: Props) {
  const sum = lines.find((line) => line.sum)?.sum
  // Deals of before have their figures in words only, in their lines; what is left of today's price would be untrue.
  if (!sum)
    return (
      <dl className="lines">
        <DepositLine deposit={deposit} status={status} />
      </dl>
    )
  const shown = comesOff(status) ? sum : { ...sum, deposit: 0 }
  return <DealLines sum={shown} paid={status === 'paid'} priceLabel={priceLabel} />
}
