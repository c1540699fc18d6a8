import { t } from '@/lib/words'

interface Entry {
  id: string
  label: string
}

export function SectionNav({ entries }: { entries: readonly Entry[] }) {
  return (
    <nav className="secnav" aria-label={t('On this page')} data-scroll>
      <ul>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
