'use client'
import { useState } from 'react'

interface Props {
  title: string
  html: string
  isDark: boolean
}

/** As high as the letter in it. It may not run anything; that it is of our own address lets the screen measure it. */
export function MailFrame({ title, html, isDark }: Props) {
  const [height, setHeight] = useState<number | null>(null)
  return (
    <iframe
      title={title}
      sandbox="allow-same-origin"
      srcDoc={html}
      style={{ colorScheme: isDark ? 'dark' : 'light', ...(height ? { height } : {}) }}
      ref={(frame) => {
        const whole = frame?.contentDocument?.documentElement.scrollHeight
        if (whole && whole > 100) setHeight(whole + 2)
      }}
      onLoad={({ currentTarget }) =>
        setHeight((currentTarget.contentDocument?.documentElement.scrollHeight ?? 640) + 2)
      }
    />
  )
}
