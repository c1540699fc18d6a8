'use client'
import { useStepNav } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { stepsAt } from './stepsAt'

export function OwnSteps() {
  const steps = stepsAt(usePathname())
  const { setStepNav } = useStepNav()
  useEffect(() => {
    if (steps) setStepNav([...steps])
  }, [steps, setStepNav])
  return null
}
