import { dayWindow, isOn } from '@/core/place/hours/dayWindow'

interface Planned {
  first_day?: string | null | undefined
  last_day?: string | null | undefined
}

/** The slides that run today by the dealer's clock, in the editor's order. */
export const slidesOn = <Slide extends Planned>(slides: readonly Slide[], zone: string, now: Date): Slide[] =>
  slides.filter(({ first_day, last_day }) => isOn(dayWindow(first_day, last_day, zone), now.getTime()))
