'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { ChevronIcon, usePreferences } from '@payloadcms/ui'
import { PREFERENCE_KEYS } from 'payload/shared'
import { useEffect, useId, useRef, useState } from 'react'
import { NAV, menuChoice } from '@/admin/payloadContract'
import { LiveButton } from '@/admin/ask/LiveButton'
import { isShownBy, MORE_LABEL, type MenuGroup, type ShownLine } from './menuGroups'

export const Drawing = ({ path }: { path: string }) => (
  <svg className="fc-drawing" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

/** Nothing where nothing waits. */
export const Count = ({ of }: { of: number | undefined }) =>
  of ? (
    <span className="fc-count">
      {of > 99 ? '99+' : of}
      <span className="fc-sr"> waiting</span>
    </span>
  ) : null

/** Followed without a page load; marked like Payload's own. */
function MenuLink({ to, words, collection, icon, count }: ShownLine) {
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
      {icon && <Drawing path={icon} />}
      <span className={NAV.words}>{words}</span>
      <Count of={count} />
    </Link>
  )
}

export function Lines({ label, lines }: MenuGroup) {
  const id = useId()
  return (
    <div className={NAV.group} role={label ? 'group' : undefined} aria-labelledby={label ? id : undefined}>
      {label && (
        <p className="fc-nav__label" id={id}>
          {label}
        </p>
      )}
      {lines.map((line) => (
        <MenuLink key={line.to} {...line} />
      ))}
    </div>
  )
}

/** Where it is out of sight. Only the menu scrolls: `scrollIntoView` moves the page too, whose title would be out of sight. */
function scrollMenuTo(line: Element): void {
  let box = line.parentElement
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  if (!box || box === document.documentElement || box === document.body) return
  const { bottom } = box.getBoundingClientRect()
  const below = line.getBoundingClientRect().bottom - bottom
  if (below > 0) box.scrollTop += below + line.clientHeight
}

interface Props {
  groups: readonly MenuGroup[]
  /** What the person chose before; null for nothing yet. */
  chosen: boolean | null
}

/** Closed until the person opens it or is on one of its screens; what they choose is remembered, as Payload does. */
export function FoldedLines({ groups, chosen }: Props) {
  const pathname = usePathname()
  const { setPreference } = usePreferences()
  const [pressed, setPressed] = useState(chosen)
  const content = useId()
  const here = useRef<HTMLDivElement>(null)
  const isOpen = pressed ?? groups.some(({ lines }) => lines.some((line) => isShownBy(pathname, line)))
  // The line of this screen can be below what is seen.
  useEffect(() => {
    const line = here.current?.querySelector('[aria-current]')
    if (line) scrollMenuTo(line)
  }, [pathname])

  function toggle() {
    setPressed(!isOpen)
    void setPreference(PREFERENCE_KEYS.NAV, menuChoice(MORE_LABEL, !isOpen), true)
  }
  if (groups.length === 0) return null
  return (
    <div className={NAV.group}>
      <LiveButton className={NAV.toggle} aria-expanded={isOpen} aria-controls={content} onClick={toggle}>
        {MORE_LABEL}
        <ChevronIcon direction={isOpen ? 'up' : 'down'} />
      </LiveButton>
      <div className={NAV.lines} id={content} hidden={!isOpen} ref={here}>
        {groups.map(({ label, lines }) => (
          <details
            key={label}
            className="fc-nav__fold"
            open={lines.some((line) => isShownBy(pathname, line))}
          >
            <summary>{label}</summary>
            <Lines label="" lines={lines} />
          </details>
        ))}
      </div>
    </div>
  )
}
