import { NOTE_EARLY_TOUCHES } from './earlyTouches'

export function EarlyTouchNotes({ nonce }: { nonce: string | undefined }) {
  // Browsers hide the nonce attribute, so hydration would report a mismatch.
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: NOTE_EARLY_TOUCHES }} />
  )
}
