import { slugify } from '@/lib/slugify'

interface Props {
  categories: readonly string[]
  chosen: string | null
}

export function OfferCategories({ categories, chosen }: Props) {
  if (categories.length < 2) return null
  return (
    <nav className="quick" data-scroll="" aria-label="Categories">
      <a className="quick__b" href="/special-offers" aria-current={chosen === null ? 'page' : undefined}>
        All
      </a>
      {categories.map((name) => (
        <a
          key={name}
          className="quick__b"
          href={`/special-offers?category=${slugify(name)}`}
          aria-current={name === chosen ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
