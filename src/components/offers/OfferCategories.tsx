import { slugify } from '@/lib/slugify'
import { t } from '@/lib/words'

interface Props {
  categories: readonly string[]
  chosen: string | null
}

export function OfferCategories({ categories, chosen }: Props) {
  if (categories.length < 2) return null
  return (
    <nav className="quick" data-scroll="" aria-label={t('Categories')}>
      <a className="quick__b" href="/special-offers" aria-current={chosen === null ? 'page' : undefined}>
        {t('All')}
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
