import { t } from '@/lib/words'

/** The way to a page of a journey, which is itself not in it. */
export const PathCrumbs = ({ crumbs }: { crumbs: readonly { name: string; href: string }[] }) => (
  <nav className="crumbs" aria-label={t('Breadcrumb')}>
    <ol>
      {crumbs.map(({ name, href }) => (
        <li key={href}>
          <a href={href}>{name}</a>
        </li>
      ))}
    </ol>
  </nav>
)
