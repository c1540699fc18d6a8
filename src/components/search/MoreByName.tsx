export function MoreByName({ more, plural }: { more: number; plural: string }) {
  if (more <= 0) return null
  return (
    <p className="more-by-name">
      {more} more {plural} are found by their name: type it into the search.
    </p>
  )
}
