import { useEffect, useEffectEvent, useRef, useState } from 'react'
import useSWR from 'swr'
import { type CarFacts, type Favourite, writeList } from '@/components/car/garage'
import { fetchCards, type SavedCard } from '@/components/car/savedCard'
import { savedPrices, writePrices } from '@/components/car/savedPrices'
import { toast } from '@/components/ui/toastStore'
import { pricesToStore, priceChanges } from './priceChanges'
import { MAX_CHECKED, slugsToCheck, type Lists, withoutGone } from './withoutGone'

/** What the saved cars cost today. */
const pricesOf = (cars: readonly Favourite[], cards: readonly SavedCard[]): CarFacts[] =>
  cars.flatMap((car) => cards.flatMap(({ slug, price }) => (slug === car.slug ? [{ car, price }] : [])))

/** What was taken out can be put back as it was. */
const offerUndo = (before: readonly Favourite[], after: readonly Favourite[]): void => {
  const out = before.filter(({ id }) => !after.some((car) => car.id === id))
  const [first] = out
  if (!first) return
  const text =
    out.length === 1 ? `${first.name} is out of your garage.` : `${out.length} cars are out of your garage.`
  toast({ text, action: { label: 'Undo', run: () => writeList('favourites', before) } })
}

/** The cards of both lists; cars that can no longer be had leave the lists and are named in `gone`. */
export function useSavedCards(lists: Lists) {
  const [checked, setChecked] = useState<readonly string[]>(() => slugsToCheck(lists))
  const [gone, setGone] = useState<readonly Favourite[]>([])
  const before = useRef(lists.favourites)
  // A car that another tab saved is checked too; one that was taken out keeps its card, so that Undo shows it at once.
  const fresh = slugsToCheck(lists).filter((slug) => !checked.includes(slug))
  if (fresh.length)
    setChecked(checked.length + fresh.length > MAX_CHECKED ? slugsToCheck(lists) : [...checked, ...fresh])

  const tidy = (cards: readonly SavedCard[]) => {
    const found = withoutGone(
      lists,
      checked,
      cards.map(({ slug }) => slug),
    )
    before.current = found.favourites
    if (found.gone.length) {
      setGone(found.gone)
      writeList('favourites', found.favourites)
      writeList('compare', found.compare)
    }
    writePrices(pricesToStore(found.favourites, pricesOf(found.favourites, cards), savedPrices()))
  }
  const { data, error, isLoading } = useSWR<SavedCard[], Error>(checked.length ? checked : null, fetchCards, {
    revalidateOnFocus: false,
    keepPreviousData: true,
    onSuccess: tidy,
  })
  const onChange = useEffectEvent(() => {
    offerUndo(before.current, lists.favourites)
    before.current = lists.favourites
  })
  useEffect(() => onChange(), [lists])
  return {
    changes: priceChanges(pricesOf(lists.favourites, data ?? []), savedPrices()),
    cards: new Map((data ?? []).map((card) => [card.slug, card])),
    gone,
    isLoading: isLoading && !data,
    isUnchecked: error !== undefined,
  }
}
