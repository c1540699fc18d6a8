import { createHash } from 'node:crypto'
import { hasRemotePictures, remotePictureUrls } from './carPictures'

type Pictured = Parameters<typeof remotePictureUrls>[0]

export const picturesHash = (urls: readonly string[]): string =>
  createHash('sha1').update(urls.join('\n')).digest('base64url')

/**
 * When the worker must look at a car's pictures: 0 (epoch ms: at once) when they are others than those it has fetched,
 * else null. `done` is the hash of those, null when there are none. A push that changes no picture costs the worker nothing.
 */
export function picturesDue(car: Pictured, done: string | null): 0 | null {
  if (done === null) return hasRemotePictures(car) ? 0 : null
  const urls = remotePictureUrls(car)
  return urls.length && picturesHash(urls) === done ? null : 0
}
