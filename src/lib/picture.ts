/**
 * Addresses of pictures. An original lives at `/media/<path>`; its sizes at `/pictures/<width>/<path>.<format>`,
 * made on first request and kept on disk. Anything else (another host, an SVG) is shown as it is.
 */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1200, 1920] as const
export const PICTURE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

const RESIZABLE = /^\/media\/(.+\.(?:webp|png|jpe?g|avif))$/i
const DEFAULT_WIDTHS = [320, 480, 640, 960, 1200]

/** The smallest allowed width that is at least as wide as asked; the largest when none is. */
export function pictureWidth(width: number): number {
  return PICTURE_WIDTHS.find((allowed) => allowed >= width) ?? 1920
}

/** The address of one size. `width` is rounded up to an allowed width. */
export function pictureUrl(url: string, width: number, format: PictureFormat = 'webp'): string {
  const path = RESIZABLE.exec(url)?.[1]?.replaceAll(' ', '%20')
  return path ? `/pictures/${pictureWidth(width)}/${path}.${format}` : url
}

/** For `srcset`; empty when the picture has no other sizes. */
export function pictureSrcSet(
  url: string,
  format: PictureFormat,
  widths: readonly number[] = DEFAULT_WIDTHS,
): string {
  if (!RESIZABLE.test(url)) return ''
  const sizes = [...new Set(widths.map(pictureWidth))].sort((a, b) => a - b)
  return sizes.map((width) => `${pictureUrl(url, width, format)} ${width}w`).join(', ')
}
