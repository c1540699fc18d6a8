'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { isShownBy } from './isShownBy'
import type { MenuLine } from './menuGroups'

/** Followed without a page load; marked like Payload's own. */
export function MenuLink({ to, words, collection }: MenuLine) {
  const pathname = usePathname()
  const isCurrent = isShownBy(pathname, { to, collection })
  return (
    <Link
      className="nav__link"
      href={to}
      prefetch={false}
      aria-current={pathname === to ? 'page' : isCurrent || undefined}
    >
      {isCurrent && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{words}</span>
    </Link>
  )
}
