'use client'
import { useStepNav } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useMemo } from 'react'
import { stepsAt } from './stepsAt'

export function SetSteps({ settings }: { settings?: string | undefined }) {
  const pathname = usePathname()
  const steps = useMemo(() => stepsAt(pathname, settings), [pathname, settings])
  const { stepNav, setStepNav } = useStepNav()
  // Payload's own screens set theirs after ours.
  const isOther = steps !== null && JSON.stringify(stepNav) !== JSON.stringify(steps)
  useEffect(() => {
    if (isOther) setStepNav([...steps])
  }, [isOther, steps, setStepNav])
  return null
}
