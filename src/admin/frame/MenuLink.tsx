'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import type { CollectionSlug } from 'payload'
import { isShownBy } from './isShownBy'

interface Props {
  to: string
  words: string
  /** The collection that this screen lists: its documents belong to this line of the menu too. */
  collection?: CollectionSlug
}

/** Followed without a page load; marked like Payload's own. */
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
