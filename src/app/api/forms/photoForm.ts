/** A form with photos of a shopper: what is read of it, and what is said of one that is too large. */
import { MAX_PHOTOS, MAX_SENDING_MB } from '@/core/person/photoLimits.rules'
import type { FieldError } from '@/features/leads/parseLead'
import type { FormLimits, SentFile } from '@/lib/requestBody'
import { t } from '@/lib/words'

const MB = 1024 * 1024

export const photoForm = (fieldBytes: number): FormLimits => ({
  ...{ files: 3 * MAX_PHOTOS, fields: 12, fieldBytes },
  ...{ fileBytes: (MAX_SENDING_MB + 1) * MB, bytes: (MAX_SENDING_MB + 1) * MB },
})

/** One more than is taken, so that too many are noticed. */
export const sentPhotos = (files: readonly SentFile[]): SentFile[] =>
  files.filter(({ field, name, data }) => field === 'photos' && name && data.length).slice(0, MAX_PHOTOS + 1)

export const tooLargeForm = (): FieldError[] => [
  { path: 'photos', message: t('Send at most {mb} MB at once.', { mb: MAX_SENDING_MB }) },
]
