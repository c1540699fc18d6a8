import { t } from '@/lib/words'
import { Icon, type IconName } from './Icon'

interface Props {
  items: readonly string[]
  one?: boolean
  icon?: IconName
}

export const TickList = ({ items, one, icon = 'tick' }: Props) => (
  <ul className={one ? 'ticks ticks--one' : 'ticks'}>
    {items.map((item) => (
      <li key={item}>
        <Icon name={icon} />
        {t(item)}
      </li>
    ))}
  </ul>
)
