'use client'
import { useNav, useWindowInfo } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

const LAPTOP = '(min-width: 1025px)'

/**
 * Payload closes its menu on windows up to 1440 px wide. Until it is open again the style sheet shows it open, so that
 * nothing moves under the pointer.
 */
export function KeepNavOpen() {
  const { navOpen, setNavOpen } = useNav()
  const { breakpoints } = useWindowInfo()
  const isReopened = useRef(false)
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.navCameOpen === undefined || breakpoints?.l === undefined) return
    const isLaptop = breakpoints.l && matchMedia(LAPTOP).matches
    if (isLaptop && !navOpen) {
      isReopened.current = true
      setNavOpen(true)
    } else if (!isLaptop || isReopened.current) delete dataset.navCameOpen
  }, [breakpoints?.l, navOpen, setNavOpen])
  return null
}
