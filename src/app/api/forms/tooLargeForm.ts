import { MAX_SENDING_MB } from '@/core/person/photoLimits.rules'
import type { FieldError } from '@/features/leads/parseLead'
import { t } from '@/lib/words'

export const tooLargeForm = (): FieldError[] => [
  { path: 'photos', message: t('Send at most {mb} MB at once.', { mb: MAX_SENDING_MB }) },
]
