import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/Picture'
import type { TeamMemberView } from '@/core/dealer/views'
import { slugify } from '@/lib/slugify'
import { t } from '@/lib/words'

interface Props {
  members: readonly TeamMemberView[]
  /** Further entries, after the people. */
  children?: ReactNode
}

/** In the staff's order. A person without a photo has only words. */
export function TeamList({ members, children }: Props) {
  const isFew = members.length <= 2
  return (
    <ul className={isFew ? 'team team--few' : 'team'}>
      {members.map((member) => (
        <li key={member.id}>
          {member.photo_url && (
            <div className="team__pic">
              <Picture
                url={member.photo_url}
                alt={member.name}
                width={480}
                height={480}
                sizes="(min-width: 1024px) 320px, 46vw"
              />
            </div>
          )}
          <p className="team__who">
            <b>{member.name}</b> <span>{member.role}</span>
          </p>
          {member.bio && <p className="team__bio">{member.bio}</p>}
          {member.location_slug && (
            <a
              className={isFew ? 'btn btn--brand' : 'btn btn--line'}
              href={`/teams/${member.location_slug}?to=${slugify(member.name)}#enquire`}
            >
              {t('Write to {name}', { name: member.name.split(' ')[0] ?? member.name })}
            </a>
          )}
        </li>
      ))}
      {children}
    </ul>
  )
}
