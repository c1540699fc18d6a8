import { phrase, t } from '@/lib/words'

const FAILED = phrase('The file did not arrive. Check the connection and try again.')

/**
 * Fetches a file and saves it under a name.
 * @returns what went wrong, in words for the visitor; empty when it was saved
 */
export async function saveFile(href: string, name: string): Promise<string> {
  try {
    const answer = await fetch(href)
    if (!answer.ok) return t(FAILED)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(await answer.blob())
    link.download = name
    link.click()
    // The browser reads the address after this task.
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
    return ''
  } catch {
    return t(FAILED)
  }
}
