import { useEffect, useState } from 'react'

/** Less is a trembling hand. */
const STEP = 8

/** Whether the page was last scrolled down, and has not reached its end. */
export function useGoingDown(): boolean {
  const [isGoingDown, setGoingDown] = useState(false)
  useEffect(() => {
    let last = scrollY
    const follow = () => {
      const left = document.documentElement.scrollHeight - innerHeight - scrollY
      if (left > STEP && Math.abs(scrollY - last) < STEP) return
      setGoingDown(scrollY > last && left > STEP)
      last = scrollY
    }
    addEventListener('scroll', follow, { passive: true })
    return () => removeEventListener('scroll', follow)
  }, [])
  return isGoingDown
}
