import type { CarPageData } from '@/app/(site)/sites/[host]/cars/[slug]/page-data'
import { hasCondition } from '@/core/car/condition'
import { electricRows } from '@/core/car/electric'
import { equipmentOf } from '@/core/car/specs'
import { towOf } from '@/core/car/towing'
import { panoramaOf, turntableFrames } from '@/core/car/turntable'
import { walkaroundOf } from '@/core/car/walkaround'
import { t } from '@/lib/words'
import type { Shot } from './shot'

interface Entry {
  id: string
  label: string
}

export const sectionsOf = (
  { car, location, towing, now }: Pick<CarPageData, 'car' | 'location' | 'towing' | 'now'>,
  shots: readonly Shot[],
  finance: boolean,
): Entry[] =>
  [
    { id: 'comments', label: t('Comments'), shown: true },
    { id: 'features', label: t('Features'), shown: equipmentOf(car).features.length > 0 },
    { id: 'video', label: t('Video'), shown: walkaroundOf(car.external_video_url) !== null },
    { id: 'turntable', label: t('All around'), shown: turntableFrames(car.images).length > 0 },
    { id: 'inside', label: t('Inside'), shown: panoramaOf(car.images) !== null },
    { id: 'electric', label: t('Battery'), shown: electricRows(car).length > 0 },
    { id: 'towing', label: t('Towing'), shown: towOf(car) !== null || towing !== null },
    { id: 'specifications', label: t('Specifications'), shown: true },
    { id: 'condition', label: t('Condition'), shown: hasCondition(car, now) },
    { id: 'inspection', label: t('Marks'), shown: shots.some(({ mark }) => mark) },
    { id: 'finance', label: t('Finance'), shown: finance },
    { id: 'vehicle-map', label: t('Location'), shown: location !== null },
    { id: 'enquire', label: t('Enquire'), shown: true },
  ].filter(({ shown }) => shown)
