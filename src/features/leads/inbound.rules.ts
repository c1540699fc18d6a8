/** A mail or an SMS of a shopper as a service hands it on: whose it is, and which of its words are new. */

const HEAD_LINES = 3
/** `On Mon, 30 Nov 2026 at 9:12, Harbour Toyota <sales@…> wrote:`, which mail programs wrap. */
const WROTE = /^On\b[^\n]+(?:\n[^\n]*){0,2}?\bwrote:\s*$/
const DIVIDER = /^(?:-{2,}\s*(?:Original|Forwarded) message\b.*|_{10,}\s*)$/i
const HEADER = /^(?:From|Sent|Date|To|Subject):\s/i

/** How many lines the head of a quote has that begins here; 0 for none. */
function headAt(lines: readonly string[], at: number): number {
  const line = lines[at] ?? ''
  if (DIVIDER.test(line)) return 1
  for (let count = 1; count <= HEAD_LINES; count++)
    if (WROTE.test(lines.slice(at, at + count).join('\n'))) return count
  // Outlook has no line above it.
  let headers = 0
  while (HEADER.test(lines[at + headers] ?? '')) headers++
  return headers >= 3 ? headers : 0
}

const isQuoted = (line: string): boolean => line.startsWith('>')
const FOOT = /^(?:-- ?|Sent from my \S+.*|Get Outlook for .*)$/

const tidy = (lines: readonly string[]): string => {
  const foot = lines.findIndex((line) => FOOT.test(line))
  return (foot > 0 ? lines.slice(0, foot) : lines)
    .filter((line) => !isQuoted(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Without what the mail quotes. An answer below the quote is found too; a mail of quotes alone stays whole. */
export function newWords(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const at = lines.findIndex((_, nth) => headAt(lines, nth) > 0)
  if (at < 0) return tidy(lines) || text.trim()
  const below = lines.slice(at + headAt(lines, at))
  return tidy(lines.slice(0, at)) || (below.some(isQuoted) ? tidy(below) : '') || text.trim()
}

/** `"Mia Nolan" <mia@shopper.example>` -> name and address; null for what has no address. */
export function readSender(from: string): { name: string; email: string } | null {
  const [, name = '', inside] = /^([^<]*)<([^<>]+)>\s*$/.exec(from.trim()) ?? []
  const email = (inside ?? from).trim().toLowerCase()
  return /^[^\s@]+@[^\s@]+$/.test(email) ? { name: name.replace(/"/g, '').trim(), email } : null
}

/** Hex digits. With a reference and a short name the address is below the 64 letters that mail allows. */
export const MARK_LENGTH = 24
const MARK = new RegExp(`\\+([a-z0-9]{1,20})-([0-9a-f]{${MARK_LENGTH}})@`, 'i')

/** `reply+l7kq2m9xa-0f…@in.dealer.example`. Mail servers may change its letters to small ones. */
export const markedAddress = (address: string, reference: string, mark: string): string =>
  address.replace('@', `+${reference.toLowerCase()}-${mark}@`)

export function readMarked(to: string): { reference: string; mark: string } | null {
  const [, reference, mark] = MARK.exec(to) ?? []
  return reference && mark ? { reference: reference.toUpperCase(), mark: mark.toLowerCase() } : null
}

/** An answer of a program (on holiday, not delivered), which nobody has to answer. */
export const isAutomatic = (headers: readonly { name: string; value: string }[]): boolean =>
  headers.some(
    ({ name, value }) =>
      (/^auto-submitted$/i.test(name) && !/^no$/i.test(value.trim())) || /^x-autoreply$/i.test(name),
  )
