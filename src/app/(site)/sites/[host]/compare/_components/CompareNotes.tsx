import { Icon } from '@/components/ui/Icon'
import { COMPARE_LIMIT } from '@/domain/compare/comparePath'
import type { CompareData } from '@/app/(site)/sites/[host]/compare/page-data'

/** Explains which cars of the address are not shown. */
export function CompareNotes({ data }: { data: CompareData }) {
  const { missing, surplus, cars } = data
  const notes = [
    missing > 0 &&
      `${missing === 1 ? 'One car of this comparison is' : `${missing} cars of this comparison are`} no longer listed here, and left out.`,
    surplus > 0 &&
      `${COMPARE_LIMIT} cars fit side by side. ${surplus === 1 ? 'One more was' : `${surplus} more were`} left out.`,
    cars.length === 1 && 'Add a second car to see what sets them apart.',
  ].filter((note) => note !== false)
  return notes.map((note) => (
    <p key={note} className="note cmpnote">
      <Icon name="info" />
      {note}
    </p>
  ))
}
