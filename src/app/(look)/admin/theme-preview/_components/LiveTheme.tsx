'use client'
import { useEffect } from 'react'
import { lookSchema } from '@/core/dealer/theme/look'

/** Gets the look from the window that frames this page, and reports when it is ready for it. */
export function LiveTheme() {
  useEffect(() => {
    const listening = new AbortController()
    const style = document.head.appendChild(document.createElement('style'))
    const onMessage = ({ source, origin, data }: MessageEvent<unknown>) => {
      const look = lookSchema.safeParse(data)
      if (source !== window.parent || origin !== location.origin || !look.success) return
      style.textContent = look.data.css
      for (const [name, value] of Object.entries(look.data.attributes))
        document.documentElement.setAttribute(name, value)
    }
    window.addEventListener('message', onMessage, { signal: listening.signal })
    window.parent.postMessage('theme-preview', location.origin)
    return () => {
      listening.abort()
      style.remove()
    }
  }, [])
  return null
}
