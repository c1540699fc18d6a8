import { formatMoney } from '@/core/money/format'
import type { DepositStanding } from '@/features/reservations/depositStanding.rules'
import { phrase, t } from '@/lib/words'

const WORDS: Readonly<Record<DepositStanding, string>> = {
  today: phrase('Deposit today'),
  paid: phrase('Deposit paid'),
  returning: phrase('Deposit on its way back'),
  returned: phrase('Deposit returned'),
  unpaid: phrase('Deposit, not paid'),
}

export const DepositLine = ({ deposit, standing }: { deposit: number; standing: DepositStanding }) => (
  <div className="is-now">
    <dt>{t(WORDS[standing])}</dt>
    <dd>{formatMoney(deposit)}</dd>
  </div>
)
