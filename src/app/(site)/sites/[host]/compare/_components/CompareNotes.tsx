import { Icon } from '@/components/ui/Icon'
import { COMPARE_LIMIT } from '@/features/compare/comparePath.rules'
import type { CompareData } from '@/app/(site)/sites/[host]/compare/page-data'
import { t } from '@/lib/words'

export function CompareNotes({ data }: { data: CompareData }) {
  const { missing, surplus, cars } = data
  const notes = [
    missing > 0 &&
      t(
        missing === 1
          ? 'One car of this comparison is no longer listed here, and left out.'
          : '{missing} cars of this comparison are no longer listed here, and left out.',
        { missing },
      ),
    surplus > 0 &&
      t(
        surplus === 1
          ? '{limit} cars fit side by side. One more was left out.'
          : '{limit} cars fit side by side. {surplus} more were left out.',
        { limit: COMPARE_LIMIT, surplus },
      ),
    cars.length === 1 && t('Add a second car to see what sets them apart.'),
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className="note cmpnote">
      <Icon name="info" />
      {note}
    </p>
  ))
}
