import { Picture } from '@/components/ui/Picture'
import type { TeamMemberView } from '@/core/dealer/views'
import { t } from '@/lib/words'

interface Props {
  team: readonly TeamMemberView[]
  /** The slug of a location. */
  at: string | undefined
}

/** The first of a location's people who has a photo. */
export function AskFor({ team, at }: Props) {
  const person = team.find(({ location_slug, photo_url }) => photo_url && location_slug === at)
  if (!person?.photo_url) return null
  return (
    <div className="askfor">
      <Picture url={person.photo_url} width={96} height={96} sizes="48px" />
      <p>
        <b>{t('Ask for {name}', { name: person.name.split(/\s+/, 1)[0] ?? person.name })}</b>
        <span>{person.role}</span>
      </p>
    </div>
  )
}
