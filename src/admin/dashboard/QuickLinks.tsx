const LINKS = [
  ['Bookings', '/admin/bookings'],
  ['Cars', '/admin/collections/cars'],
  ['Opening hours', '/admin/collections/opening-hours'],
  ['Offers', '/admin/collections/offers'],
  ['Pages', '/admin/collections/pages'],
] as const

export function QuickLinks() {
  return (
    <nav className="fc-acts" aria-label="Shortcuts">
      {LINKS.map(([label, href]) => (
        <a className="fc-btn" href={href} key={href}>
          {label}
        </a>
      ))}
    </nav>
  )
}
