import { t } from '@/lib/words'

interface Crumb {
  label: string
  href?: string
}

/** The last breadcrumb is the page itself and is not a link. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="crumbs" aria-label={t('Breadcrumb')}>
      <ol>
        <li>
          <a href="/">{t('Home')}</a>
        </li>
        {crumbs.map(({ label, href }) => (
          <li key={label} aria-current={href ? undefined : 'page'}>
            {href ? <a href={href}>{label}</a> : label}
          </li>
        ))}
      </ol>
    </nav>
  )
}
