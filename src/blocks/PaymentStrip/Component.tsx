import { Icon } from '@/components/ui/Icon'
import type { BlockProps } from '@/blocks/props'

/** Payment methods as text: the card companies' logos are not free to use. */
export function PaymentStripBlock({ block }: BlockProps<'paymentStrip'>) {
  return (
    <div className="wrap">
      <p className="paystrip">
        <Icon name="wallet" />
        <span>We accept: {block.methods?.join(', ')}</span>
      </p>
    </div>
  )
}
