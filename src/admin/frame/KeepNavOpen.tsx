'use client'
import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

const LAPTOP = '(min-width: 1025px)'

/** Payload closes its menu on every window up to 1440 px wide: on laptops it stays as the person left it. */
export function KeepNavOpen() {
  const { setNavOpen } = useNav()
  const { getPreference } = usePreferences()
  const { breakpoints } = useWindowInfo()
  useEffect(() => {
    if (breakpoints?.l !== true || !matchMedia(LAPTOP).matches) return
    let isHere = true
    void getPreference<{ open?: boolean }>('nav').then((kept) => {
      if (isHere && kept?.open !== false) setNavOpen(true)
    })
    return () => {
      isHere = false
    }
  }, [breakpoints?.l, getPreference, setNavOpen])
  return null
}
