import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'
import { postcodeWords } from '@/core/dealer/country/postcodeForm'

function Note({ role, text }: { role: 'alert' | 'status'; text: string }) {
  return (
    <p className={role === 'alert' ? 'note note--warn' : 'note'} role={role}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  )
}

export const NearNote = ({ postcode }: { postcode: string }) => (
  <Note role="alert" text={postcodeWords(postcode)} />
)

export function UnreadNote({ typed }: { typed: string }) {
  const text = t('“{typed}” has no letters or numbers to search for, so nothing was left out.', { typed })
  return <Note role="alert" text={text} />
}

interface MissedProps {
  missed: readonly string[]
  /** A place in a sentence that no table of places has. */
  place: string | null
  /** What is searched for as words. */
  query: string
}

const placeText = (place: string): string =>
  place.toLowerCase() === 'me'
    ? t('We do not know where you are, so all places are listed. Add a suburb or a postcode.')
    : t('We do not know where “{place}” is, so all places are listed. Try its postcode.', { place })

const missedText = (missed: readonly string[], query: string): string => {
  const words = missed.map((one) => `“${one}”`).join(', ')
  return missed.every((one) => query.includes(one))
    ? t('We did not understand: {words}. These words were searched for as they are.', { words })
    : t('We did not understand: {words}. The list goes by the rest.', { words })
}

export function MissedNote({ missed, place, query }: MissedProps) {
  const texts = [...(place ? [placeText(place)] : []), ...(missed.length ? [missedText(missed, query)] : [])]
  return texts.length > 0 && <Note role="status" text={texts.join(' ')} />
}
