import { Icon } from '@/components/ui/Icon'
import type { BlockProps } from '@/blocks/props'
import { t } from '@/lib/words'

/** Payment methods as text: the card companies' logos are not free to use. */
export function PaymentStripBlock({ block }: BlockProps<'paymentStrip'>) {
  return (
    <div className="wrap">
      <p className="paystrip">
        <Icon name="wallet" />
        <span>{t('We accept: {methods}', { methods: block.methods?.join(', ') ?? '' })}</span>
      </p>
    </div>
  )
}
