import { useEffect, useEffectEvent, useRef, useState } from 'react'
import useSWR from 'swr'
import { type CarFacts, type Favourite, writeList } from '@/components/car/garage'
import { fetchCards, type SavedCard } from '@/components/car/savedCard'
import { savedPrices, writePrices } from '@/components/car/savedPrices'
import { toast } from '@/components/ui/toastStore'
import { keptPrices, priceChanges } from './priceChanges'
import { ASK_AT_MOST, askedSlugs, type Lists, tidied } from './tidied'

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
  const [asked, setAsked] = useState<readonly string[]>(() => askedSlugs(lists))
  const [gone, setGone] = useState<readonly Favourite[]>([])
  const before = useRef(lists.favourites)
  // A car that another tab saved is asked after too; one that was taken out stays known, so that Undo shows it at once.
  const fresh = askedSlugs(lists).filter((slug) => !asked.includes(slug))
  if (fresh.length)
    setAsked(asked.length + fresh.length > ASK_AT_MOST ? askedSlugs(lists) : [...asked, ...fresh])

  const tidy = (cards: readonly SavedCard[]) => {
    const found = tidied(
      lists,
      asked,
      cards.map(({ slug }) => slug),
    )
    before.current = found.favourites
    if (found.gone.length) {
      setGone(found.gone)
      writeList('favourites', found.favourites)
      writeList('compare', found.compare)
    }
    writePrices(keptPrices(found.favourites, pricesOf(found.favourites, cards), savedPrices()))
  }
  const { data, error, isLoading } = useSWR<SavedCard[], Error>(asked.length ? asked : null, fetchCards, {
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
