/** What is taken of photos, also checked in the browser: a form that is too large costs a shopper minutes. */
import { t } from '@/lib/words'

export const MAX_PHOTOS = 8
export const MAX_PHOTO_MB = 12
/** For one upload, with room for the other fields of the form below the server's limit. */
export const MAX_SENDING_MB = 23

const MB = 1024 * 1024
/** Up, so that a file over a limit is never told to be at it. */
const inMb = (bytes: number): number => Math.ceil((bytes / MB) * 10) / 10

/** The first thing that is wrong with chosen photos; null when they can be sent. `room`: how many more are taken. */
export function photosFault(files: readonly { name: string; size: number }[], room: number): string | null {
  const large = files.find(({ size }) => size > MAX_PHOTO_MB * MB)
  const sum = files.reduce((bytes, { size }) => bytes + size, 0)
  if (large)
    return t('{name} has {mb} MB. Choose photos of up to {max} MB each.', {
      name: large.name,
      mb: inMb(large.size),
      max: MAX_PHOTO_MB,
    })
  if (files.length > room)
    return t(room === 1 ? 'Choose {count} photo at most.' : 'Choose {count} photos at most.', { count: room })
  if (sum > MAX_SENDING_MB * MB)
    return t('These photos have {mb} MB together. Add up to {max} MB first, and the others after that.', {
      mb: inMb(sum),
      max: MAX_SENDING_MB,
    })
  return null
}
