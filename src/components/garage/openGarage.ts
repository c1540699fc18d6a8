import { type Favourite, GARAGE_EVENT, type GarageList, readList, writeList } from '@/components/car/garage'
import { savedPrices, writePrices } from '@/components/car/savedPrices'
import { closest, one } from '@/components/site/behaviour/dom'
import { toast } from '@/components/ui/toastStore'
import { askCards } from '../car/askCards'
import { dropSaved } from '../search/savedSearches'
import { drawWaiting, factsOf, garageDrawer } from './drawGarage'
import { copyOf, part } from './parts'
import { keptPrices } from './priceChanges'
import { askedSlugs, goneText, type Lists, tidied } from './tidied'

const UNCHECKED =
  'We could not ask after your cars just now, so prices and sales may have changed. Please try again in a minute.'

const stored = (): Lists => ({ favourites: readList('favourites'), compare: readList('compare') })

const note = (text: string): void => {
  const box = copyOf('note')
  const words = box && one('span', box)
  if (!box || !words) return
  words.textContent = text
  part('notes')?.append(box)
}

/** What was taken out can be put back as it was. */
const offerUndo = (before: readonly Favourite[], after: readonly Favourite[]): void => {
  const out = before.filter(({ id }) => !after.some((car) => car.id === id))
  const [first] = out
  if (!first) return
  const text =
    out.length === 1 ? `${first.name} is out of your garage.` : `${out.length} cars are out of your garage.`
  toast({ text, action: { label: 'Undo', run: () => writeList('favourites', before) } })
}

const isList = (name: string | undefined): name is GarageList => name === 'favourites' || name === 'compare'

const onClick = (event: MouseEvent): void => {
  const cleared = closest(event, '[data-garage-clear]')?.dataset.garageClear
  if (isList(cleared)) writeList(cleared, [])
  const [list, id] = closest(event, '[data-garage-drop]')?.dataset.garageDrop?.split(' ') ?? []
  if (list === 'searches' && id) dropSaved(id)
  if (isList(list))
    writeList(
      list,
      readList(list).filter((car) => car.id !== id),
    )
}

/** Asks after every car once, takes out those that are gone and says so, then keeps the page in step with the lists. */
export const openGarage = async (signal: AbortSignal): Promise<void> => {
  let lists = stored()
  const asked = askedSlugs(lists)
  drawWaiting(lists.favourites.length)
  const cards = await askCards(asked, signal)
  if (signal.aborted) return
  if (cards) {
    const { gone, ...kept } = tidied(stored(), asked, [...cards.keys()])
    if (gone.length) {
      writeList('favourites', kept.favourites)
      writeList('compare', kept.compare)
      note(goneText(gone))
    }
    lists = kept
    writePrices(keptPrices(kept.favourites, factsOf(kept.favourites, cards), savedPrices()))
  } else note(UNCHECKED)
  const draw = garageDrawer(cards ?? new Map())
  const follow = (): void => {
    lists = stored()
    draw(lists)
  }
  draw(lists)
  document.addEventListener('click', onClick, { signal })
  window.addEventListener('storage', follow, { signal })
  window.addEventListener(
    GARAGE_EVENT,
    () => {
      const before = lists.favourites
      follow()
      offerUndo(before, lists.favourites)
    },
    { signal },
  )
}
