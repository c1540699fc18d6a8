import { Icon } from '@/components/ui/Icon'

interface Props {
  name: string
  href: string
  mark: string
  dropLabel: string
  onDrop: () => void
}

export function GarageRow({ name, href, mark, dropLabel, onDrop }: Props) {
  return (
    <li className="item item--plain">
      <div className="item__txt">
        <a href={href}>{name}</a>
      </div>
      <span className="item__mark">{mark}</span>
      <button className="icon-btn" type="button" aria-label={dropLabel} onClick={onDrop} data-drop="">
        <Icon name="close" />
      </button>
    </li>
  )
}
