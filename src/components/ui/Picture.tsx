import type { CSSProperties } from 'react'
import { focusPosition, pictureSrcSet, pictureUrl, PLAIN_WIDTH } from '@/lib/picture'

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

/** Up to two dots a pixel on a large screen and three on a phone. `48px`: as wide on every screen. */
function widthsOf({ width, sizes, priority }: Props): number[] {
  const fixed = /^(\d+)px$/.exec(sizes)?.[1]
  if (fixed) return [Number(fixed), Number(fixed) * 2]
  if (width <= 480) return [320, 640]
  return width <= 960 && !priority ? [640, 960, 1200] : [640, 960, 1200, 1920]
}

const PHONE_WIDTHS = [640, 960, 1200]

/** SVG files and pictures of other hosts are not resized. */
export function Picture(props: Props) {
  const { url, alt = '', width, height, sizes, phoneUrl, eager, priority } = props
  const srcSet = pictureSrcSet(url, 'avif', widthsOf(props))
  const phoneSrcSet = phoneUrl && pictureSrcSet(phoneUrl, 'avif', PHONE_WIDTHS)
  return (
    <picture>
      {phoneSrcSet && <source media={PHONE} type="image/avif" srcSet={phoneSrcSet} sizes={sizes} />}
      {phoneUrl && <source media={PHONE} srcSet={pictureUrl(phoneUrl, PLAIN_WIDTH)} />}
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img
        src={pictureUrl(url, Math.min(width, PLAIN_WIDTH))}
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
