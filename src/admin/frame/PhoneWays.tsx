'use client'
import { useNav } from '@payloadcms/ui'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { isShownBy } from './isShownBy'
import { MORE, type Way } from './ways.data'

const Drawing = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d={path} />
  </svg>
)

export function PhoneWays({ ways }: { ways: readonly Way[] }) {
  const pathname = usePathname()
  const { navOpen, setNavOpen } = useNav()
  return (
    <nav className="fc-foot-bar" aria-label="Main ways">
      {ways.map((way) => (
        <Link
          key={way.to}
          href={way.to}
          prefetch={false}
          aria-current={isShownBy(pathname, way) || undefined}
          onClick={() => setNavOpen(false)}
        >
          <Drawing path={way.icon} />
          {way.words}
        </Link>
      ))}
      <button type="button" aria-expanded={navOpen} onClick={() => setNavOpen(!navOpen)}>
        <Drawing path={MORE} />
        More
      </button>
    </nav>
  )
}
