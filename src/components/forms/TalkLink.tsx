import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'

/** To the conversation about what was sent, where it may be opened. */
export function TalkLink({ href, again }: { href: string | null; again?: boolean }) {
  if (!href) return null
  return (
    <a className="btn btn--line" href={href}>
      <Icon name="mail" />
      {t(again ? 'Write again, or send photos' : 'Write to us')}
    </a>
  )
}
