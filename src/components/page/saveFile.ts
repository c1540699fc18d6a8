import { saveBlob } from '@/lib/dom'
import { phrase, t } from '@/lib/words'

const FAILED = phrase('The file did not arrive. Check the connection and try again.')

/** Returns what went wrong, in words for the visitor; empty when it was saved. */
export async function saveFile(href: string, name: string): Promise<string> {
  try {
    const answer = await fetch(href)
    if (!answer.ok) return t(FAILED)
    saveBlob(await answer.blob(), name)
    return ''
  } catch {
    return t(FAILED)
  }
}
