import { Icon } from '@/components/ui/Icon'
import { phrase, t } from '@/lib/words'
import { SavedSearches, ToCompare } from './GarageLists'
import { SavedCars } from './SavedCars'
import { goneText } from './withoutGone'
import type { GarageLists } from './useGarageLists'
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

function Empty({ noun }: { noun: string }) {
  return (
    <div className="empty">
      <h2>{t('Nothing saved yet.')}</h2>
      <p>{t('The heart on a listing keeps it here. Tick Compare to put up to four side by side.')}</p>
      <div className="row">
        <a className="btn btn--brand" href="/search">
          <Icon name="search" />
          {t('Browse all {noun}', { noun })}
        </a>
      </div>
    </div>
  )
}

export default function GarageContent({ noun, lists }: { noun: string; lists: GarageLists }) {
  const { favourites, compare, searches } = lists
  const { cards, changes, gone, isLoading, isUnchecked } = useSavedCards(lists)
  return (
    <>
      <div role="status">
        {gone.length > 0 && <Note text={goneText(gone)} />}
        {isUnchecked && <Note text={t(UNCHECKED)} />}
      </div>
      {favourites.length + compare.length + searches.length === 0 && <Empty noun={noun} />}
      {favourites.length > 0 && <SavedCars {...{ noun, cards, changes, isLoading }} cars={favourites} />}
      {compare.length > 0 && <ToCompare noun={noun} cars={compare} cards={cards} />}
      {searches.length > 0 && <SavedSearches searches={searches} />}
    </>
  )
}
