import { NOTE_EARLY_PRESSES } from './earlyPresses'

/** On a slow phone a heart can be pressed seconds before the page's code is there. */
export function PressNotes({ nonce }: { nonce: string | undefined }) {
  // Browsers hide the nonce attribute, so hydration would report a mismatch.
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: NOTE_EARLY_PRESSES }} />
  )
}
