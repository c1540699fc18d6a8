'use client'
import { useStepNav } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useMemo } from 'react'
import { stepsAt } from './stepsAt'

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
