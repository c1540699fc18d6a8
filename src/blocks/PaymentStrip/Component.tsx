import { Icon } from '@/components/ui/Icon'
import type { BlockProps } from '@/blocks/props'

/** The ways to pay, in words: card makers' marks are not ours to show. */
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
