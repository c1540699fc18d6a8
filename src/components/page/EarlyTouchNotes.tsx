import { StaticHtml } from '@/components/ui/StaticHtml'
import { NOTE_EARLY_TOUCHES } from './earlyTouches'

export const EarlyTouchNotes = ({ nonce }: { nonce: string | undefined }) => (
  <StaticHtml tag="script" nonce={nonce} html={NOTE_EARLY_TOUCHES} />
)
