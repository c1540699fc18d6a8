import { breadcrumbJsonLd, type Crumb } from '@/search/seo/jsonLd'
import { t } from '@/lib/words'
import { JsonLd } from './JsonLd'

interface Props {
  crumbs: readonly Crumb[]
  /** Absent on pages that search engines leave out. */
  origin?: string
}

export function Breadcrumbs({ crumbs, origin }: Props) {
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
      {origin && <JsonLd data={breadcrumbJsonLd([{ label: t('Home'), href: '/' }, ...crumbs], origin)} />}
    </nav>
  )
}
