import { StaticHtml } from '@/components/ui/StaticHtml'
import { WORDS_ID, type Words } from '@/lib/words'

export const OwnWords = ({ words }: { words: Words }) => (
  <StaticHtml
    tag="script"
    type="application/json"
    id={WORDS_ID}
    html={JSON.stringify(words).replaceAll('<', '\\u003c')}
  />
)
