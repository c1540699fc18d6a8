import { useEffect, useEffectEvent } from 'react'

/** Runs once the code is there, and takes over what was chosen or typed before. */
export function useOnStart(takeOver: () => void): void {
  const onStart = useEffectEvent(takeOver)
  useEffect(() => onStart(), [])
}
