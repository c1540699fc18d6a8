import { Picture } from '@/components/ui/Picture'
import type { TeamMemberView } from '@/core/dealer/views'

/** The people whom an editor names: who does it, who answers. */
export function NamedPeople({ people }: { people: readonly TeamMemberView[] }) {
  if (!people.length) return null
  return (
    <ul className="named">
      {people.map(({ id, name, role, bio, photo_url }) => (
        <li key={id}>
          {photo_url && <Picture url={photo_url} width={240} height={240} sizes="240px" />}
          <p>
            <b>{name}</b> <span>{role}</span>
          </p>
          {bio && <p>{bio}</p>}
        </li>
      ))}
    </ul>
  )
}
