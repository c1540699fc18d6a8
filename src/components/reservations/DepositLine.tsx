import { formatMoney } from '@/core/money/format'
import type { DepositStatus } from '@/features/reservations/depositStatus.rules'
import { phrase, t } from '@/lib/words'

const WORDS: Readonly<Record<DepositStatus, string>> = {
  today: phrase('Deposit today'),
  paid: phrase('Deposit paid'),
  returning: phrase('Deposit on its way back'),
  returned: phrase('Deposit returned'),
  unpaid: phrase('Deposit, not paid'),
}

export const DepositLine = ({ deposit, status }: { deposit: number; status: DepositStatus }) => (
  <div className="is-now">
    <dt>{t(WORDS[status])}</dt>
    <dd>{formatMoney(deposit)}</dd>
  </div>
)
