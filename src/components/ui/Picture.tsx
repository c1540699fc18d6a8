import type { CSSProperties } from 'react'
import { focusPosition, pictureSrcSet, pictureUrl } from '@/lib/picture'

interface Props {
  url: string
  alt?: string
  width: number
  height: number
  sizes: string
  phoneUrl?: string
  eager?: boolean
  priority?: boolean
}

const PHONE = '(max-width: 639px)'

declare module 'react' {
  interface CSSProperties {
    '--keep'?: string | undefined
    '--keep-phone'?: string | undefined
  }
}

/** A phone's own picture has its own focus. */
function cropOf(url: string, phoneUrl = url): CSSProperties | undefined {
  const keep = { '--keep': focusPosition(url), '--keep-phone': focusPosition(phoneUrl) }
  return keep['--keep'] || keep['--keep-phone'] ? keep : undefined
}

/** SVG files and pictures of other hosts are not resized. */
export function Picture({ url, alt = '', width, height, sizes, phoneUrl, eager, priority }: Props) {
  const formats = ['avif', 'webp'] as const
  return (
    <picture>
      {phoneUrl &&
        formats.map((format) => (
          <source
            key={`phone-${format}`}
            media={PHONE}
            type={pictureSrcSet(phoneUrl, format) ? `image/${format}` : undefined}
            srcSet={pictureSrcSet(phoneUrl, format) || phoneUrl}
            sizes={sizes}
          />
        ))}
      {formats.map((format) => {
        const srcSet = pictureSrcSet(url, format, [480, 640, 960, 1200, 1920])
        return srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />
      })}
      <img
        src={pictureUrl(url, 1200)}
        style={cropOf(url, phoneUrl)}
        alt={alt}
        width={width}
        height={height}
        loading={eager || priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
