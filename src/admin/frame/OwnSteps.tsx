'use client'
import { useStepNav } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { stepsAt } from './stepsAt'

/** Sets the breadcrumbs of each screen of our own when it is opened. */
export function OwnSteps() {
  const steps = stepsAt(usePathname())
  const { setStepNav } = useStepNav()
  useEffect(() => {
    if (steps) setStepNav([...steps])
  }, [steps, setStepNav])
  return null
}
