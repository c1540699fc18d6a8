import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

type Child = TenantConfig['navigation'][number]['children'][number]

/** Links beside a panel. A link with a note becomes the note at the bottom. */
export function MegaSide({ links }: { links: readonly Child[] }) {
  const note = links.findLast((link) => link.note)
  return (
    <div className="mega__side">
      <ul>
        {links
          .filter((link) => link !== note)
          .map((link) => (
            <li key={link.href + link.label}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
      </ul>
      {note && (
        <div className="mega__note">
          <a href={note.href}>{note.label}</a>
          <p>{note.note}</p>
        </div>
      )}
    </div>
  )
}
