import { WORDS_ID, type Words } from '@/lib/words'

/** Passes the dealer's own words to the browser's code; nothing for a dealer without any. */
export function OwnWords({ words }: { words: Words }) {
  const __html = JSON.stringify(words).replaceAll('<', '\\u003c')
  return <script type="application/json" id={WORDS_ID} dangerouslySetInnerHTML={{ __html }} />
}
