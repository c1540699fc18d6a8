import { Icon } from '@/components/ui/Icon'
import { POSTCODE_MESSAGE } from '@/domain/place/postcodeForm'

export function NearNote() {
  return (
    <p className="note note--warn" role="alert">
      <Icon name="alert" />
      <span>{POSTCODE_MESSAGE}</span>
    </p>
  )
}
