import { PressButton } from '@/admin/team/PressButton'
import { SUSPENDED_MEANS, type Standing } from '@/domain/dealers/standing'

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
          label="Make it live again"
          doing="One moment …"
          about={name}
          ask={`${name} is found under all its names again, and its API keys work. Its admins are told by mail. Make it live again?`}
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
      ask={`${SUSPENDED_MEANS} Its admins are told by mail. Suspend ${name}?`}
    />
  )
}
