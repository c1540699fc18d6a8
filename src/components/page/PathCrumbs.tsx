import { t } from '@/lib/words'

export interface PathCrumb {
  name: string
  /** None for the page itself. */
  href?: string
}

/** The way to a page of a journey. */
export const PathCrumbs = ({ crumbs }: { crumbs: readonly PathCrumb[] }) => (
  <nav className="crumbs" aria-label={t('Breadcrumb')}>
    <ol>
      {crumbs.map(({ name, href }) => (
        <li key={name} aria-current={href ? undefined : 'page'}>
          {href ? <a href={href}>{name}</a> : name}
        </li>
      ))}
    </ol>
  </nav>
)
