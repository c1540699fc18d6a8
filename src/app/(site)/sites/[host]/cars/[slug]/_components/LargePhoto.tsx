import { pictureSrcSet, pictureUrl } from '@/lib/picture'
import type { Shot } from './shot'

/** A picture is drawn at 1.25 of its file's own pixels at most: its density says so to the browser. */
const DENSITY = '0.8x'
const WIDEST = 1920
const SIZES = [
  { media: '(max-width: 639px)', width: 1200 },
  { media: undefined, width: WIDEST },
] as const

interface Props {
  shot: Shot
  onArrive: () => void
}

export function LargePhoto({ shot: { url, alt }, onArrive }: Props) {
  const formats = pictureSrcSet(url, 'avif', [WIDEST]) ? (['avif', 'webp'] as const) : []
  return (
    <picture>
      {formats.flatMap((format) =>
        SIZES.map(({ media, width }) => (
          <source
            key={`${format} ${width}`}
            type={`image/${format}`}
            media={media}
            srcSet={`${pictureUrl(url, width, format)} ${DENSITY}`}
          />
        )),
      )}
      <img data-large="" src={pictureUrl(url, WIDEST)} alt={alt} onLoad={onArrive} />
    </picture>
  )
}
