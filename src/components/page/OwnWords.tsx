import { WORDS_ID, type Words } from '@/lib/words'

export function OwnWords({ words }: { words: Words }) {
  const __html = JSON.stringify(words).replaceAll('<', '\\u003c')
  return <script type="application/json" id={WORDS_ID} dangerouslySetInnerHTML={{ __html }} />
}
