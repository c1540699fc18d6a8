import { Icon } from '@/components/ui/Icon'
import { t } from '@/lib/words'

/** To the conversation about what was sent, where it may be opened. */
export function TalkLink({ href }: { href: string | null }) {
  if (!href) return null
  return (
    <a className="btn btn--line" href={href}>
      <Icon name="mail" />
      {t('Write again, or send photos')}
    </a>
  )
}
