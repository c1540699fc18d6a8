import { trackerModeOf } from '@/features/trackers/choice.rules'
import type { TrackersConfig } from '@/core/dealer/config/trackersConfig'
import { t } from '@/lib/words'
import { madeChoice, saysNo } from './choose'

export function saysNow(trackers: TrackersConfig): string {
  const choice = madeChoice()
  const standing = trackerModeOf(trackers, choice, saysNo())
  if (standing === 'ask') return ''
  if (standing === 'load') return choice ? t('You have allowed them.') : t('They are used until you say no.')
  return choice?.allows === false ? t('You have said no.') : t('Your browser has said no for you.')
}
