import { Icon } from '@/components/ui/Icon'

interface Props {
  /** Whose number: `cars/{slug}` or `locations/{slug}`. */
  of: `cars/${string}` | `locations/${string}`
  label: string
  className?: string
}

/** Stands for a number that the dealer counts calls of; see `revealPhone.ts`. */
export const CallButton = ({ of, label, className }: Props) => (
  <button className={className} type="button" data-reveal={of}>
    <Icon name="phone" />
    {label}
  </button>
)
