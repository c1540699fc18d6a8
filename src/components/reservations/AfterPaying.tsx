import { NextSteps } from '@/components/forms/NextSteps'
import { formatMoney } from '@/core/money/format'
import { handoverEnd } from '@/features/reservations/holdEnd.rules'
import type { DealLine } from '@/features/reservations/jsonShapes.rules'
import { t } from '@/lib/words'

interface Props {
  row: {
    amount: number
    hold_hours: number
    deal: readonly DealLine[]
    place: { name: string }
    see: string | null
  }
  /** A moment in words, in the zone of the location. */
  when: (at: number) => string
}

/** What a deposit begins, beside the button that pays it. */
export function AfterPaying({ row: { amount, hold_hours, deal, place, see }, when }: Props) {
  const handover = deal.find((line) => line.handover)
  return (
    <section>
      <h2>{t('What happens next')}</h2>
      <NextSteps
        steps={[
          [
            t('At once'),
            handover
              ? t('It is yours until {until}. Nobody else can reserve or buy it.', {
                  until: when(handoverEnd(deal)),
                })
              : t('It is yours for {hours} hours. Nobody else can reserve or buy it.', { hours: hold_hours }),
          ],
          [
            t('Then'),
            handover
              ? t('You collect it: {when}. The link in our email moves it.', { when: handover.text })
              : see === 'delivery'
                ? t(
                    '{place} rings to agree the delivery. It comes to you: see it, drive it, say yes or no.',
                    {
                      place: place.name,
                    },
                  )
                : t('{place} rings to agree a time. You see it, drive it, say yes or no.', {
                    place: place.name,
                  }),
          ],
          [t('If it is a yes'), t('The {amount} comes off the price.', { amount: formatMoney(amount) })],
          [t('If it is a no, or nothing'), t('The deposit goes back to your card by itself.')],
        ]}
      />
    </section>
  )
}
