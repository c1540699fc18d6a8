import { t } from '@/lib/words'
import type { Heading } from './headings'

/** So many headings are no longer seen at one glance. */
const LONG = 4

export const isLong = (headings: readonly Heading[]): boolean => headings.length >= LONG

/** The parts of a long text. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  if (!isLong(headings)) return null
  return (
    <nav className="contents" aria-label={t('On this page')}>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
