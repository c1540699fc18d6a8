/** Sizes of an original are made on first request. Other addresses (another host, an SVG) stay unchanged. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1200, 1920] as const
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg', 'png'] as const
type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Without the focus, which only the page uses (see `focus.ts`). */
const RESIZABLE = /^\/media\/([^#]+\.(?:webp|png|jpe?g|avif))(?:#.*)?$/i

/** For browsers that cannot show AVIF: one WebP of at most this width in place of a choice. */
export const PLAIN_WIDTH = 960

export function pictureWidth(width: number): number {
  return PICTURE_WIDTHS.find((allowed) => allowed >= width) ?? 1920
}

export function pictureUrl(url: string, width: number, format: PictureFormat = 'webp'): string {
  const path = RESIZABLE.exec(url)?.[1]?.replaceAll(' ', '%20')
  return path ? `/pictures/${pictureWidth(width)}/${path}.${format}` : url
}

/** A dealer's mark as a mail shows it: mail programs show no SVG. Addresses of other hosts stay as they are. */
export const markUrl = (url: string): string => {
  const path = /^\/media\/([^#]+\.(?:svg|webp|png|jpe?g|avif))(?:#.*)?$/i
    .exec(url)?.[1]
    ?.replaceAll(' ', '%20')
  return path ? `/pictures/160/${path}.png` : url
}

/** Pixels of the picture that social sites show with a link. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const
export const SHARE_SEGMENT = 'share'

/** Unchanged when the picture has no other sizes. */
export function sharePictureUrl(url: string): string {
  const path = RESIZABLE.exec(url)?.[1]?.replaceAll(' ', '%20')
  return path ? `/pictures/${SHARE_SEGMENT}/${path}.jpeg` : url
}

/** Empty when the picture has no other sizes. */
export function pictureSrcSet(url: string, format: PictureFormat, widths: readonly number[]): string {
  if (!RESIZABLE.test(url)) return ''
  const sizes = [...new Set(widths.map(pictureWidth))].sort((a, b) => a - b)
  return sizes.map((width) => `${pictureUrl(url, width, format)} ${width}w`).join(', ')
}

/** The point of a picture that every crop keeps. It is part of the address: `/media/a.webp#focus=30,70`. */
const FOCUS = /#focus=(\d{1,3}),(\d{1,3})$/

const MIDDLE = 50
const percent = (value: number | null | undefined): number =>
  Math.round(Math.min(100, Math.max(0, value ?? MIDDLE)))

/** `x` and `y` are per cent from the left and the top. The centre is not written: a crop keeps it anyway. */
export function withFocus(url: string, x: number | null | undefined, y: number | null | undefined): string {
  const [across, down] = [percent(x), percent(y)]
  return across === MIDDLE && down === MIDDLE ? url : `${url}#focus=${across},${down}`
}

/** For `object-position`; undefined for a picture that is cropped around its centre. */
export function focusPosition(url: string): string | undefined {
  const [, x, y] = FOCUS.exec(url) ?? []
  return x && y ? `${x}% ${y}%` : undefined
}

/** The address alone, for readers outside the site. */
export const withoutFocus = (url: string): string => url.replace(FOCUS, '')
