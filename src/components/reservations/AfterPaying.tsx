import { NextSteps } from '@/components/forms/NextSteps'
import { formatMoney } from '@/core/money/format'
import { t } from '@/lib/words'

interface Props {
  amount: number
  hours: number
  /** Who rings. */
  place: string
  /** It is to be delivered. */
  isSent: boolean
}

/** What a deposit begins, beside the button that pays it. */
export const AfterPaying = ({ amount, hours, place, isSent }: Props) => (
  <section>
    <h2>{t('What happens next')}</h2>
    <NextSteps
      steps={[
        [t('At once'), t('It is yours for {hours} hours. Nobody else can reserve or buy it.', { hours })],
        [
          t('Then'),
          isSent
            ? t('{place} rings to agree the delivery. It comes to you: see it, drive it, say yes or no.', {
                place,
              })
            : t('{place} rings to agree a time. You see it, drive it, say yes or no.', { place }),
        ],
        [t('If it is a yes'), t('The {amount} comes off the price.', { amount: formatMoney(amount) })],
        [t('If it is a no, or nothing'), t('The deposit goes back to your card by itself.')],
      ]}
    />
  </section>
)
