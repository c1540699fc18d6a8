import type { Tag } from '@/core/car/tags'
import { Icon, type IconName } from '@/components/ui/Icon'

const LOOK: Record<Tag['kind'], string> = {
  sold: 'sold',
  fuel: 'eco',
  reserved: 'offer',
  certified: 'cert',
  own: 'deal',
  'coming-soon': 'plain',
  'new-arrival': 'new',
}

const iconOf = (tag: Tag): IconName | null => {
  if (tag.kind === 'fuel') return tag.text === 'Electric' ? 'bolt' : 'leaf'
  return tag.kind === 'certified' ? 'badge' : null
}

/** `flow`: within a line of text. Otherwise the tag is in the corner of the picture. */
export function TagBadge({ tag, flow }: { tag: Tag; flow?: boolean }) {
  const icon = iconOf(tag)
  return (
    <span className={`tag tag--${LOOK[tag.kind]}${flow ? ' tag--flow' : ''}`}>
      {icon && <Icon name={icon} />}
      {tag.text}
    </span>
  )
}
