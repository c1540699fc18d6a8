import { Picture } from '@/components/ui/Picture'
import type { TeamMemberView } from '@/domain/views'

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** In the staff's order. Without a photo the words come first: initials fill no picture. */
export function TeamList({ members }: { members: readonly TeamMemberView[] }) {
  return (
    <ul className="team">
      {members.map((member) => (
        <li key={member.id}>
          {member.photo_url ? (
            <div className="team__pic">
              <Picture
                url={member.photo_url}
                alt={member.name}
                width={480}
                height={480}
                sizes="(min-width: 1024px) 320px, 46vw"
              />
            </div>
          ) : (
            <span className="team__mark" aria-hidden="true">
              {initials(member.name)}
            </span>
          )}
          <b>{member.name}</b>
          <span className="team__role">{member.role}</span>
          {member.bio && <p>{member.bio}</p>}
        </li>
      ))}
    </ul>
  )
}
