import { log } from '@/lib/log'
import { resized } from './resize'
import { pictureCache, roots } from './roots'
import { findSource } from './source'

const WIDTH = 960
const MEDIA = '/media/'

/** A stored picture by its address, as a JPEG; null when it does not exist or cannot be read. */
export async function jpegOf(url: string): Promise<Buffer | null> {
  if (!url.startsWith(MEDIA)) return null
  try {
    const source = await findSource(url.slice(MEDIA.length).split('/'), roots())
    return source && (await resized(source, { width: WIDTH, format: 'jpeg' }, pictureCache()))
  } catch (error) {
    log.warn({ err: error, url }, 'a picture cannot be read')
    return null
  }
}
