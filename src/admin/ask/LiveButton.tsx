'use client'
import type { ComponentProps } from 'react'
import { useHydrated } from '@/lib/useHydrated'

/** A press before its code is there would be lost, and the browser would send a form itself, with what was typed in the address. */
export function LiveButton({ disabled, ...button }: ComponentProps<'button'>) {
  const isHydrated = useHydrated()
  return <button type="button" {...button} disabled={!isHydrated || disabled === true} />
}
