import { stripDepartment } from '@/core/place/locationNames'
import type { LocationView } from '@/core/place/views'
import type { Desk } from './intent.rules'

type DeskLocation = Pick<LocationView, 'slug' | 'name' | 'location_type' | 'visible' | 'address'>
export interface Option {
  value: string
  label: string
}

export const isOfDesk = (desk: Desk) => (place: Pick<DeskLocation, 'location_type'>) =>
  desk === 'any' || place.location_type === desk

const countOf = (labels: readonly string[], label: string) => labels.filter((one) => one === label).length

/** Adds to equal labels what tells them apart; unique labels stay short. */
const facts = (options: readonly Option[], more: (index: number) => string): Option[] => {
  const labels = options.map(({ label }) => label)
  return options.map(({ value, label }, index) => ({
    value,
    label: countOf(labels, label) > 1 ? [label, more(index)].filter(Boolean).join(', ') : label,
  }))
}

/** Sales, service and parts at one address show their department. A dealer without such a desk offers all locations. */
export function placeOptions(places: readonly DeskLocation[], desk: Desk): Option[] {
  const visible = places.filter((place) => place.visible)
  const ofDesk = visible.filter(isOfDesk(desk))
  const offered = ofDesk.length ? ofDesk : visible
  const named = offered.map(({ slug, name }) => ({ value: slug, label: stripDepartment(name) }))
  const withDepartment = facts(named, (index) => offered[index]?.location_type ?? '')
  return facts(withDepartment, (index) => offered[index]?.address.street ?? '')
}
