import { Picture } from '@/components/ui/Picture'
import type { TeamMemberView } from '@/domain/views'

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

export function TeamList({ members }: { members: readonly TeamMemberView[] }) {
  return (
    <ul className="team">
      {members.map((member) => (
        <li key={member.id}>
          <div className="team__pic" aria-hidden="true">
            {member.photo_url ? (
              <Picture
                url={member.photo_url}
                width={480}
                height={480}
                sizes="(min-width: 1024px) 320px, 46vw"
              />
            ) : (
              initials(member.name)
            )}
          </div>
          <b>{member.name}</b>
          <span>{member.role}</span>
        </li>
      ))}
    </ul>
  )
}
