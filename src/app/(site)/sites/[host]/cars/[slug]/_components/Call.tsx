import { Icon } from '@/components/ui/Icon'
import type { CallWay } from '@/core/car/callWay'
import { CallButton } from '@/components/place/CallButton'

interface Props {
  call: NonNullable<CallWay>
  slug: string
  label: string
  className?: string
}

export function Call({ call, slug, label, className }: Props) {
  if (call === 'reveal') return <CallButton of={`cars/${slug}`} {...{ label, className }} />
  return (
    <a className={className} href={call.tel}>
      <Icon name="phone" />
      <span className="given">{label}</span>
    </a>
  )
}
