import { Icon } from '@/components/ui/Icon'

interface Props {
  /** Whose number: `cars/{slug}` or `locations/{slug}`. */
  of: `cars/${string}` | `locations/${string}`
  label: string
  className?: string
  /** What a press does, for who cannot see that the number is hidden. */
  children?: string
}

/** Stands for a number that the dealer counts calls of; see `revealPhone.ts`. */
export const CallButton = ({ of, label, className, children }: Props) => (
  <button className={className} type="button" data-reveal={of}>
    <Icon name="phone" />
    {label}
    {children && <span className="sr"> {children}</span>}
  </button>
)
