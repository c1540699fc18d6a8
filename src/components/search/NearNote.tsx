import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'
import { POSTCODE_MESSAGE } from '@/core/dealer/country/postcodeForm'

export function NearNote() {
  return (
    <p className="note note--warn" role="alert">
      <Icon name="alert" />
      <span>{t(POSTCODE_MESSAGE)}</span>
    </p>
  )
}

export function UnreadNote({ typed }: { typed: string }) {
  return (
    <p className="note note--warn" role="alert">
      <Icon name="alert" />
      <span>
        {t('“{typed}” has no letters or numbers to search for, so nothing was left out.', { typed })}
      </span>
    </p>
  )
}
