import { Icon } from '@/components/ui/Icon'
import { POSTCODE_MESSAGE } from '@/domain/place/postcodeForm'

/** Above a list whose address names a postcode that is none: the cars of all places are shown. */
export function NearNote() {
  return (
    <p className="note note--warn" role="alert">
      <Icon name="alert" />
      <span>{POSTCODE_MESSAGE}</span>
    </p>
  )
}
