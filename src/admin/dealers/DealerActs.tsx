import { PressButton } from '@/admin/staff/PressButton'
import { SUSPENDED_MEANS, type Standing } from '@/core/dealer/standing'

interface Props {
  id: string
  name: string
  standing: Standing
}

export function DealerActs({ id, name, standing }: Props) {
  const removal = `/admin/dealers/remove?dealer=${id}`
  if (standing === 'removing')
    return (
      <a className="fc-btn" href={removal}>
        Continue removing<span className="fc-sr"> {name}</span>
      </a>
    )
  if (standing === 'suspended')
    return (
      <>
        <PressButton
          call={`/dealers/${id}/standing`}
          body={{ to: 'active' }}
          label="Reactivate"
          doing="One moment …"
          about={name}
          ask={`${name} goes live again under all its domains, and its API keys work again. Its admins are notified by email. Reactivate it?`}
        />
        <a href={removal}>
          Remove …<span className="fc-sr"> {name}</span>
        </a>
      </>
    )
  return (
    <PressButton
      call={`/dealers/${id}/standing`}
      body={{ to: 'suspended' }}
      label="Suspend"
      doing="One moment …"
      about={name}
      ask={`${SUSPENDED_MEANS} Its admins are notified by email. Suspend ${name}?`}
    />
  )
}
