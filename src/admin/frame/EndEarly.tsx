'use client'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNav, useWindowInfo } from '@payloadcms/ui'
import { sayAgain } from './sayAgain'

export function EndEarly() {
  useLayoutEffect(() => {
    const changes = window.early?.changes()
    // Before React draws anything anew with what its forms know, but after this commit: then each change is known to the next.
    queueMicrotask(() => changes?.forEach((value, control) => sayAgain(control, value)))
  }, [])
  useEffect(() => {
    // After the effects of the whole screen, one of which changes the address.
    const written = setTimeout(() => window.early?.endLinks())
    return () => clearTimeout(written)
  }, [])
  return null
}

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
