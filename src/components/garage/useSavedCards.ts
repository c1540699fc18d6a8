import { useEffect, useEffectEvent, useRef, useState } from 'react'
import useSWR from 'swr'
import { type CarFacts, type Favourite, writeList } from '@/components/car/garage'
import { fetchCards, type SavedCard } from '@/components/car/savedCard'
import { savedPrices, writePrices } from '@/components/car/savedPrices'
import { toast } from '@/components/ui/toastStore'
import { t } from '@/lib/words'
import { pricesToStore, priceChanges } from './priceChanges'
import { MAX_CHECKED, slugsToCheck, type Lists, withoutGone } from './withoutGone'

const pricesOf = (cars: readonly Favourite[], cards: readonly SavedCard[]): CarFacts[] =>
  cars.flatMap((car) => cards.flatMap(({ slug, price }) => (slug === car.slug ? [{ car, price }] : [])))

const offerUndo = (before: readonly Favourite[], after: readonly Favourite[]): void => {
  const out = before.filter(({ id }) => !after.some((car) => car.id === id))
  const [first] = out
  if (!first) return
  const text =
    out.length === 1
      ? t('{name} is out of your garage.', { name: first.name })
      : t('{out} cars are out of your garage.', { out: out.length })
  toast({ text, action: { label: t('Undo'), run: () => writeList('favourites', before) } })
}

/** Cards of both lists. Unavailable cars are removed from the stored lists and returned in `gone`. */
export function useSavedCards(lists: Lists) {
  const [checked, setChecked] = useState<readonly string[]>(() => slugsToCheck(lists))
  const [gone, setGone] = useState<readonly Favourite[]>([])
  const before = useRef(lists.favourites)
  // Adds cars that another tab saved. A removed car keeps its card, so that Undo shows it at once.
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
      writeList('favourites', found.favourites, 'gone')
      writeList('compare', found.compare, 'gone')
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
