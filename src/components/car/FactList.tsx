import type { Car } from '@/core/car/car'
import { cardFacts } from './facts'
import { Icon } from '@/components/ui/Icon'

export function FactList({ car }: { car: Car }) {
  return (
    <ul className="facts">
      {cardFacts(car).map(({ icon, text }) => (
        <li key={icon}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
