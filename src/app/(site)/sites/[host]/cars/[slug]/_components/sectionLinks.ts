import type { CarPageData } from '@/app/(site)/sites/[host]/cars/[slug]/page-data'
import { electricRows } from '@/domain/car/electric'
import { featuresOf } from '@/domain/car/specs'
import { towOf } from '@/domain/car/towing'
import { turnFrames } from '@/domain/car/turn'
import { walkaroundOf } from '@/domain/car/walkaround'
import type { Shot } from './shot'

interface Entry {
  id: string
  label: string
}

/** The page's sections that have something in them, as the links beneath the key facts name them. */
export const sectionsOf = (
  { car, location }: Pick<CarPageData, 'car' | 'location'>,
  shots: readonly Shot[],
  finance: boolean,
): Entry[] =>
  [
    { id: 'comments', label: 'Comments', shown: true },
    { id: 'video', label: 'Video', shown: walkaroundOf(car.external_video_url) !== null },
    { id: 'turn', label: 'All around', shown: turnFrames(car.images).length > 0 },
    { id: 'inspection', label: 'Marks', shown: shots.some(({ mark }) => mark) },
    { id: 'electric', label: 'Battery', shown: electricRows(car).length > 0 },
    { id: 'towing', label: 'Towing', shown: towOf(car) !== null },
    { id: 'features', label: 'Features', shown: featuresOf(car).length > 0 },
    { id: 'specifications', label: 'Specifications', shown: true },
    { id: 'finance', label: 'Finance', shown: finance },
    { id: 'vehicle-map', label: 'Location', shown: location !== null },
    { id: 'enquire', label: 'Enquire', shown: true },
  ].filter(({ shown }) => shown)
