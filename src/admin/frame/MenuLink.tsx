'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { isShownBy } from './isShownBy'

interface Props {
  to: string
  words: string
  /** The collection that this screen lists: its documents belong to this line of the menu too. */
  collection?: string
}

/** A link in the menu, followed without a page load; marked like Payload's own while its screen is shown. */
export function MenuLink({ to, words, collection }: Props) {
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
