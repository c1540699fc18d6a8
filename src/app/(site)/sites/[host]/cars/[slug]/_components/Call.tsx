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
  const icon = <Icon name="phone" />
  if (call === 'reveal') return <CallButton of={`cars/${slug}`} {...{ label, icon, className }} />
  return (
    <a className={className} href={call.tel}>
      {icon}
      {label}
    </a>
  )
}
