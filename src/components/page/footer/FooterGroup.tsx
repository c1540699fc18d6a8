import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

/** On a phone the list opens below its heading, without a script (`details`); on wide screens CSS always shows it. */
export const FooterGroup = ({ title, links }: TenantConfig['footer'][number]) => (
  <nav aria-label={title}>
    <h2>{title}</h2>
    <details className="footer__fold">
      <summary>{title}</summary>
    </details>
    <ul>
      {links.map((link) => (
        <li key={link.href + link.label}>
          <a href={link.href}>{link.label}</a>
        </li>
      ))}
    </ul>
  </nav>
)
