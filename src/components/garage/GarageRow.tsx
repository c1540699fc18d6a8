import { Icon } from '@/components/ui/Icon'
import { pictureUrl } from '@/lib/picture'

interface Props {
  name: string
  href: string
  mark: string
  picture?: string | null
  dropLabel: string
  onDrop: () => void
}

export function GarageRow({ name, href, mark, picture, dropLabel, onDrop }: Props) {
  return (
    <li className="item item--plain">
      {picture && (
        <img
          className="item__pic"
          src={pictureUrl(picture, 320)}
          alt=""
          width={96}
          height={64}
          loading="lazy"
        />
      )}
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
