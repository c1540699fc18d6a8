/** A form with photos: what is read of it. */
import type { FormLimits, SentFile } from '@/lib/requestBody'
import { MAX_PHOTOS, MAX_SENDING_MB } from './photoLimits.rules'

const MB = 1024 * 1024

export const photoForm = (fieldBytes: number): FormLimits => ({
  ...{ files: 3 * MAX_PHOTOS, fields: 12, fieldBytes },
  ...{ fileBytes: (MAX_SENDING_MB + 1) * MB, bytes: (MAX_SENDING_MB + 1) * MB },
})

/** One more than is taken, so that too many are noticed. */
export const sentPhotos = (files: readonly SentFile[]): SentFile[] =>
  files.filter(({ field, name, data }) => field === 'photos' && name && data.length).slice(0, MAX_PHOTOS + 1)
