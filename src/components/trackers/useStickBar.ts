import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

/** Whether a bar of the page stands at the foot of the window, as on phones; that of a car slides in when it is scrolled. */
export function useStickBar(): boolean {
  const path = usePathname()
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    const watching = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setThere(isIntersecting)
    })
    const bar = document.querySelector('[data-stick]')
    if (bar) watching.observe(bar)
    return () => {
      watching.disconnect()
      setThere(false)
    }
  }, [path])
  return isThere
}
