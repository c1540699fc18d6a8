'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { NAV } from '@/admin/payloadContract'
import { isShownBy } from './isShownBy'
import type { MenuLine } from './menuGroups'

/** Followed without a page load; marked like Payload's own. */
export function MenuLink({ to, words, collection }: MenuLine) {
  const pathname = usePathname()
  const isCurrent = isShownBy(pathname, { to, collection })
  return (
    <Link
      className={NAV.link}
      href={to}
      prefetch={false}
      aria-current={pathname === to ? 'page' : isCurrent || undefined}
    >
      {isCurrent && <span className={NAV.mark} />}
      <span className={NAV.words}>{words}</span>
    </Link>
  )
}
