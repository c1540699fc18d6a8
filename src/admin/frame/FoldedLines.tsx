'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { ChevronIcon } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { NAV } from '@/admin/payloadContract'
import { LiveButton } from '@/admin/ask/LiveButton'
import { isShownBy, type MenuGroup, type ShownLine } from './menuGroups'

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

/** Where it is out of sight. Only the menu scrolls: `scrollIntoView` moves the page too, whose title would be out of sight. */
function scrollMenuTo(line: Element): void {
  let box = line.parentElement
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
  if (!box || box === document.documentElement || box === document.body) return
  const { bottom } = box.getBoundingClientRect()
  const below = line.getBoundingClientRect().bottom - bottom
  if (below > 0) box.scrollTop += below + line.clientHeight
}

/** The rest of a group is closed until its heading is pressed, or on one of its screens. */
export function Lines({ label, lines, more }: MenuGroup) {
  const id = useId()
  const pathname = usePathname()
  const [pressed, press] = useState({ at: '', isOpen: false })
  const isOpen = pressed.at === pathname ? pressed.isOpen : more.some((line) => isShownBy(pathname, line))
  const rest = useRef<HTMLDivElement>(null)
  // The line of this screen can be below what is seen.
  useEffect(() => {
    const line = rest.current?.querySelector('[aria-current]')
    if (line) scrollMenuTo(line)
  }, [pathname])
  return (
    <div className={NAV.group} role={label ? 'group' : undefined} aria-labelledby={label ? id : undefined}>
      {label && (
        <p className="fc-nav__label">
          {more.length > 0 ? (
            <LiveButton
              aria-expanded={isOpen}
              aria-controls={`${id}rest`}
              title={isOpen ? 'Show fewer' : `Show ${more.length} more`}
              onClick={() => press({ at: pathname, isOpen: !isOpen })}
            >
              <span>
                <span id={id}>{label}</span>
                <span className="fc-sr"> {more.length} more</span>
              </span>
              <ChevronIcon direction={isOpen ? 'up' : 'down'} />
            </LiveButton>
          ) : (
            <span id={id}>{label}</span>
          )}
        </p>
      )}
      {lines.map((line) => (
        <MenuLink key={line.to} {...line} />
      ))}
      {more.length > 0 && (
        <div id={`${id}rest`} className="fc-nav__rest" hidden={!isOpen} ref={rest}>
          {more.map((line) => (
            <MenuLink key={line.to} {...line} />
          ))}
        </div>
      )}
    </div>
  )
}
