import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon'
import { phrase, t } from '@/lib/words'
import { SavedSearches, ToCompare } from './GarageLists'
import { SavedCars } from './SavedCars'
import { goneText } from './withoutGone'
import { type GarageLists, isBare } from './useGarageLists'
import { useSavedCards } from './useSavedCards'

const UNCHECKED = phrase(
  'We could not check your cars just now, so prices and sales may have changed. Please try again in a minute.',
)

function Note({ text }: { text: string }) {
  return (
    <p className="note">
      <Icon name="info" />
      <span>{text}</span>
    </p>
  )
}

interface Props {
  noun: string
  isShared: boolean
  lists: GarageLists
  /** Where nothing is saved. */
  empty: ReactNode
}

export default function GarageContent({ noun, isShared, lists, empty }: Props) {
  const { favourites, compare, searches } = lists
  const { cards, changes, gone, isLoading, isUnchecked } = useSavedCards(lists)
  return (
    <>
      <div role="status">
        {gone.length > 0 && <Note text={goneText(gone)} />}
        {isUnchecked && <Note text={t(UNCHECKED)} />}
      </div>
      {isBare(lists) && empty}
      {favourites.length > 0 && (
        <SavedCars {...{ noun, isShared, cards, changes, isLoading }} cars={favourites} />
      )}
      {compare.length > 0 && <ToCompare noun={noun} cars={compare} cards={cards} />}
      {searches.length > 0 && <SavedSearches searches={searches} />}
    </>
  )
}
