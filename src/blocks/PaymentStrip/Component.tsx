import { Icon } from '@/components/ui/Icon'
import type { BlockProps } from '@/blocks/props'
import type { PaymentStripValues } from './schema'

const DEFAULT = ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay']

/** The ways to pay, in words: card makers' marks are not ours to show. */
export function PaymentStripBlock({ block }: BlockProps<PaymentStripValues>) {
  const methods = block.methods.length > 0 ? block.methods : DEFAULT
  return (
    <div className="wrap">
      <p className="paystrip">
        <Icon name="wallet" />
        <span>We accept: {methods.join(', ')}</span>
      </p>
    </div>
  )
}
