import { t } from '@/lib/words'

export function MoreByName({ more, plural }: { more: number; plural: string }) {
  if (more <= 0) return null
  return (
    <p className="more-by-name">
      {t('{more} more {plural} are found by their name: type it into the search.', {
        more,
        plural: t(plural),
      })}
    </p>
  )
}
