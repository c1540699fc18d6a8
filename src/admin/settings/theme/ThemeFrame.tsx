'use client'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { lookOf, type themedSchema } from '@/core/dealer/theme/look'

const WIDTHS = { desktop: 1280, phone: 390 } as const
type Width = keyof typeof WIDTHS

/** The look of the unsaved settings, with the style sheets of the sites. */
export function ThemeFrame({ config }: { config: z.output<typeof themedSchema> }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState<Width>('desktop')

  useEffect(() => {
    const send = () => frame.current?.contentWindow?.postMessage(lookOf(config), location.origin)
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && data === 'theme-preview') send()
    }
    send()
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [config])

  return (
    <section aria-label="Design">
      <div className="fc-seg">
        {(['desktop', 'phone'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={width === one} onClick={() => setWidth(one)}>
            {one === 'desktop' ? 'Desktop' : 'Phone'}
          </button>
        ))}
      </div>
      {/* Wider than a phone: the arrow keys move it where the picture has no focus of its own. */}
      <div
        className="fc-look__stage"
        data-width={width}
        role="region"
        aria-label="Design preview"
        tabIndex={0}
      >
        <iframe ref={frame} src="/admin/theme-preview" title="Design preview" width={WIDTHS[width]} />
      </div>
    </section>
  )
}
