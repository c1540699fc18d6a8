import { createHash } from 'node:crypto'
import { hasRemotePictures, remotePictureUrls } from './carPictures'

type Pictured = Parameters<typeof remotePictureUrls>[0]

export const picturesHash = (urls: readonly string[]): string =>
  createHash('sha1').update(urls.join('\n')).digest('base64url')

/** 0 (epoch ms: due now) when the pictures differ from `done`, the hash of the downloaded ones; else null. */
export function picturesDue(car: Pictured, done: string | null): 0 | null {
  if (done === null) return hasRemotePictures(car) ? 0 : null
  const urls = remotePictureUrls(car)
  return urls.length && picturesHash(urls) === done ? null : 0
}
