import { type CarFacts, type Favourite, type GarageList, LIMITS, writeList } from '@/components/car/garage'
import { notePrice } from '@/components/car/savedPrices'
import { compareHref } from '@/features/compare/comparePath.rules'
import { toast } from '@/components/ui/toastStore'
import { phrase, t } from '@/lib/words'

const FULL: Record<GarageList, string> = {
  favourites: phrase('Your garage holds {limit} cars. Take one out to save another.'),
  compare: phrase('{limit} cars can be compared at a time. Take one out to add another.'),
}

const OUT: Record<GarageList, string> = {
  favourites: phrase('{name} is out of your garage.'),
  compare: phrase('{name} is not compared any more.'),
}

/** A small screen has no room for the tray beside a car's own bar. */
const hasNoTray = (): boolean =>
  document.querySelector('main.has-chat') !== null && matchMedia('(max-width: 1023px)').matches

/** Shows a message or link and stores the price. Where there is room, the tray says how many are compared. */
export const afterChange = (
  name: GarageList,
  before: readonly Favourite[],
  after: readonly Favourite[],
  { car, price }: CarFacts,
): void => {
  if (after.length === before.length)
    return toast({
      text: t(FULL[name], { limit: LIMITS[name] }),
      action: { label: t('See the garage'), href: '/garage' },
    })
  if (after.length < before.length)
    return toast({
      text: t(OUT[name], { name: car.name }),
      action: { label: t('Undo'), run: () => writeList(name, before) },
    })
  if (name === 'favourites') {
    notePrice(car.id, price)
    return toast({
      text: t('{name} is in your garage.', { name: car.name }),
      action: { label: t('See the garage'), href: '/garage' },
    })
  }
  if (after.length > 1 && hasNoTray())
    toast({
      text: t('{count} to compare', { count: after.length }),
      action: { label: t('Compare'), href: compareHref(after.map(({ slug }) => slug)) },
    })
}
