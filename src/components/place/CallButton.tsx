import { Icon } from '@/components/ui/Icon'

interface Props {
  /** Whose number: `cars/{slug}` or `locations/{slug}`. */
  of: `cars/${string}` | `locations/${string}`
  label: string
  className?: string
  /** The beginning of the number, beside what a press does. */
  begins?: string
}

/** Stands for a number that the dealer counts calls of; see `revealPhone.ts`. */
export const CallButton = ({ of, label, className, begins }: Props) => (
  <button className={className} type="button" data-reveal={of}>
    <Icon name="phone" />
    {label}
    {begins && <span className="begins">{begins}</span>}
  </button>
)
