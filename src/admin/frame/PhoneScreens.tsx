'use client'
import { useNav, useStepNav } from '@payloadcms/ui'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useMemo } from 'react'
import { Count, Drawing } from './FoldedLines'
import { isShownBy, type ShownLine } from './menuGroups'
import { MORE, type MainScreen } from './mainScreens.data'
import { stepsAt } from './titles'

export function PhoneScreens({ screens }: { screens: readonly (MainScreen & Pick<ShownLine, 'count'>)[] }) {
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
          <Count of={screen.count} />
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
