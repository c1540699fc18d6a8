import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'
import { POSTCODE_MESSAGE } from '@/core/dealer/country/postcodeForm'

function Note({ role, text }: { role: 'alert' | 'status'; text: string }) {
  return (
    <p className="note note--warn" role={role}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  )
}

export const NearNote = () => <Note role="alert" text={t(POSTCODE_MESSAGE)} />

export function UnreadNote({ typed }: { typed: string }) {
  const text = t('“{typed}” has no letters or numbers to search for, so nothing was left out.', { typed })
  return <Note role="alert" text={text} />
}

/** A place in a sentence that no table of places has. */
export function PlaceNote({ place }: { place: string }) {
  const isHere = place.toLowerCase() === 'me'
  const text = isHere
    ? t('We do not know where you are, so all places are listed. Add a suburb or a postcode.')
    : t('We do not know where “{place}” is, so all places are listed. Try its postcode.', { place })
  return <Note role="status" text={text} />
}

export function MissedNote({ missed, query }: { missed: readonly string[]; query: string }) {
  const words = missed.map((one) => `“${one}”`).join(', ')
  const isSearched = missed.every((one) => query.includes(one))
  const text = isSearched
    ? t('We did not understand: {words}. These words were searched for as they are.', { words })
    : t('We did not understand: {words}. The list goes by the rest.', { words })
  return <Note role="status" text={text} />
}
