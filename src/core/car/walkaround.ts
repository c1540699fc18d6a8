/** A walkaround film on one of two sites that can show it without tracking the viewer. */
const YOUTUBE =
  /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})/
const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})/

export interface Walkaround {
  /** Where browsers without scripts show the film. */
  href: string
  frame: string
  site: string
}

/** Null for every other address: a page embeds nothing else. */
export function walkaroundOf(url: string | null | undefined): Walkaround | null {
  const youtube = YOUTUBE.exec(url ?? '')?.[1]
  if (youtube)
    return {
      href: `https://www.youtube.com/watch?v=${youtube}`,
      frame: `https://www.youtube-nocookie.com/embed/${youtube}?autoplay=1&rel=0`,
      site: 'YouTube',
    }
  const vimeo = VIMEO.exec(url ?? '')?.[1]
  return vimeo
    ? {
        href: `https://vimeo.com/${vimeo}`,
        frame: `https://player.vimeo.com/video/${vimeo}?dnt=1&autoplay=1`,
        site: 'Vimeo',
      }
    : null
}
