import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { breadcrumbJsonLd, type Crumb } from '@/search/seo/jsonLd'
import { t } from '@/lib/words'
import { StaticJsonLd } from './JsonLd'

interface Props {
  crumbs: readonly Crumb[]
  /** Absent on pages that search engines leave out. */
  origin?: string
}

const Trail = ({ crumbs, origin }: Props) => (
  <>
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
    {origin && <StaticJsonLd data={breadcrumbJsonLd([{ label: t('Home'), href: '/' }, ...crumbs], origin)} />}
  </>
)

export const Breadcrumbs = (props: Props) => (
  <nav className="crumbs" aria-label={t('Breadcrumb')}>
    <Trail {...props} />
  </nav>
)

/** Beside live parts, so that React's data does not repeat them. */
export const StaticBreadcrumbs = (props: Props) => (
  <StaticHtml
    tag="nav"
    className="crumbs"
    aria-label={t('Breadcrumb')}
    html={renderStatic(<Trail {...props} />)}
  />
)
