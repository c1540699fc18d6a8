import { textsIn } from '@/admin/words/ownTexts'
import WordRows from '@/admin/words/WordRows'
import { withValue } from '@/core/dealer/settings/values'

export function OwnWords({ value, onChange }: { value: unknown; onChange(value: unknown): void }) {
  return (
    <fieldset className="fc-set__group fc-input fc-words">
      <legend>All other text</legend>
      <WordRows own={textsIn(value)} onChange={(words) => onChange(withValue(value, 'words', words))} />
    </fieldset>
  )
}
