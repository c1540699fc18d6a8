import { pictureSrcSet, pictureUrl, PLAIN_WIDTH } from '@/lib/picture'

export const CARD_SIZES = '(min-width:1024px) 400px,(min-width:640px) 46vw,92vw'
const CARD_WIDTHS = [320, 640, 960] as const

interface Props {
  url: string
  alt: string
  sizes?: string
  widths?: readonly number[]
  eager?: boolean
  priority?: boolean
}

/** Every car picture is 3:2 with a background colour, so the layout does not shift when it arrives. */
export function CarPicture({ url, alt, sizes = CARD_SIZES, widths = CARD_WIDTHS, eager, priority }: Props) {
  const srcSet = pictureSrcSet(url, 'avif', widths)
  return (
    <picture>
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes={sizes} />}
      <img
        src={pictureUrl(url, Math.min(Math.max(...widths), PLAIN_WIDTH))}
        alt={alt}
        width={900}
        height={600}
        loading={eager || priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </picture>
  )
}
