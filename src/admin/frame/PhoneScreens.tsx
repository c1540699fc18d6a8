'use client'
import { useNav, useStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useMemo } from 'react'
import { isShownBy } from './menuGroups'
import { MORE, type MainScreen } from './mainScreens.data'
import { stepsAt } from './titles'

const Drawing = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path d={path} />
  </svg>
)

export function PhoneScreens({ screens }: { screens: readonly MainScreen[] }) {
  const pathname = usePathname()
  const { navOpen, setNavOpen } = useNav()
  return (
    <nav className="fc-foot-bar" aria-label="Main screens">
      {screens.map((screen) => (
        <Link
          key={screen.to}
          href={screen.to}
          prefetch={false}
          aria-current={isShownBy(pathname, screen) || undefined}
          onClick={() => setNavOpen(false)}
        >
          <Drawing path={screen.icon} />
          {screen.words}
        </Link>
      ))}
      <button type="button" aria-expanded={navOpen} onClick={() => setNavOpen(!navOpen)}>
        <Drawing path={MORE} />
        More
      </button>
    </nav>
  )
}

export function SetSteps({ settings }: { settings?: string | undefined }) {
  const pathname = usePathname()
  const steps = useMemo(() => stepsAt(pathname, settings), [pathname, settings])
  const { stepNav, setStepNav } = useStepNav()
  useEffect(() => {
    // Payload's own screens set theirs after ours, and again with each new title.
    if (steps && JSON.stringify(stepNav) !== JSON.stringify(steps)) setStepNav([...steps])
  }, [stepNav, steps, setStepNav])
  return null
}
