import { useEffect, useEffectEvent, useRef, useState } from 'react'
import useSWR from 'swr'
import { type CarFacts, type Favourite, writeList } from '@/components/car/garage'
import { fetchCards, type SavedCard } from '@/components/car/savedCard'
import { savedDays, savedPrices, writePrices } from '@/components/car/savedPrices'
import { toast } from '@/components/ui/toastStore'
import { t } from '@/lib/words'
import { pricesToStore, priceChanges } from './priceChanges'
import { followed, followedPrices, MAX_CHECKED, slugsToCheck, type Lists, withoutGone } from './withoutGone'

const pricesOf = (cars: readonly Favourite[], cards: readonly SavedCard[]): CarFacts[] =>
  cars.flatMap((car) => {
    const card = cards.find(({ slug }) => slug === car.slug)
    return card ? [{ car, price: card.price }] : []
  })

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
  const [opened] = useState(() => new Date())
  const before = useRef(lists.favourites)
  // Adds cars that another tab saved. A removed car keeps its card, so that Undo shows it at once.
  const fresh = slugsToCheck(lists).filter((slug) => !checked.includes(slug))
  if (fresh.length)
    setChecked(checked.length + fresh.length > MAX_CHECKED ? slugsToCheck(lists) : [...checked, ...fresh])

  const tidy = (cards: readonly SavedCard[]) => {
    const now = followed(lists, cards)
    const found = withoutGone(
      now,
      checked,
      cards.map(({ slug }) => slug),
    )
    before.current = found.favourites
    const prices = followedPrices(lists, cards, savedPrices())
    // Before the lists: what is drawn of these reads the prices.
    writePrices(pricesToStore(found.favourites, pricesOf(found.favourites, cards), prices))
    if (found.gone.length || now.favourites !== lists.favourites) {
      setGone(found.gone)
      writeList('favourites', found.favourites, 'gone')
      writeList('compare', found.compare, 'gone')
    }
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
    changes: priceChanges(pricesOf(lists.favourites, data ?? []), savedPrices(), savedDays(), opened),
    cards: new Map((data ?? []).map((card) => [card.slug, card])),
    gone,
    isLoading: isLoading && !data,
    isUnchecked: error !== undefined,
  }
}
