'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { ChevronIcon, usePreferences } from '@payloadcms/ui'
import { PREFERENCE_KEYS } from 'payload/shared'
import { useId, useState } from 'react'
import { NAV, menuChoice } from '@/admin/payloadContract'
import { LiveButton } from '@/admin/ask/LiveButton'
import { isShownBy, type MenuLine, type MenuGroup } from './menuGroups'

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

interface Props extends MenuGroup {
  /** What the person chose before; null for nothing yet. */
  chosen: boolean | null
}

/** Closed until the person opens it or is on one of its screens; what they choose is remembered, as Payload does. */
export function FoldedLines({ label, lines, chosen }: Props) {
  const pathname = usePathname()
  const { setPreference } = usePreferences()
  const [pressed, setPressed] = useState(chosen)
  const content = useId()
  const isOpen = pressed ?? lines.some((line) => isShownBy(pathname, line))

  function toggle() {
    setPressed(!isOpen)
    void setPreference(PREFERENCE_KEYS.NAV, menuChoice(label, !isOpen), true)
  }
  return (
    <div className={NAV.group}>
      <LiveButton className={NAV.toggle} aria-expanded={isOpen} aria-controls={content} onClick={toggle}>
        {label}
        <ChevronIcon direction={isOpen ? 'up' : 'down'} />
      </LiveButton>
      <div className={NAV.lines} id={content} hidden={!isOpen}>
        {lines.map((line) => (
          <MenuLink key={line.to} {...line} />
        ))}
      </div>
    </div>
  )
}
