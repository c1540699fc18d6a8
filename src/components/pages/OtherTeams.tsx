import { Picture } from '@/components/ui/Picture'
import type { TeamMemberView } from '@/core/dealer/views'
import { t } from '@/lib/words'

interface Team {
  slug: string
  name: string
  members: readonly TeamMemberView[]
}

/** So many faces stand beside each other on a card. */
const FACES = 5

/** Colleagues at the other locations: their faces lead to them. */
export function OtherTeams({ teams }: { teams: readonly Team[] }) {
  if (teams.length === 0) return null
  return (
    <nav className="others" aria-labelledby="others">
      <h2 id="others">{t('Our other teams')}</h2>
      <div className="crews">
        {teams.map(({ slug, name, members }) => (
          <a key={slug} href={`/teams/${slug}`}>
            <span className="crews__faces">
              {members
                .slice(0, FACES)
                .map(
                  ({ id, photo_url }) =>
                    photo_url && <Picture key={id} url={photo_url} width={128} height={128} sizes="72px" />,
                )}
            </span>
            <b>{name}</b>
            <span>{members.map((member) => member.name.split(' ')[0]).join(', ')}</span>
          </a>
        ))}
      </div>
    </nav>
  )
}
