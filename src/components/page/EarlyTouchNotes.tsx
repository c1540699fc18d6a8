import { StaticHtml } from '@/components/ui/StaticHtml'
import { PASS_PHOTO_TOUCHES } from '@/components/car/photoTouches'
import { NOTE_EARLY_TOUCHES } from './earlyTouches'

export const EarlyTouchNotes = ({ nonce }: { nonce: string | undefined }) => (
  <StaticHtml tag="script" nonce={nonce} html={[NOTE_EARLY_TOUCHES, PASS_PHOTO_TOUCHES].join('\n')} />
)
