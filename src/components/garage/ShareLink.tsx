'use client'
import { copyLink, shareNatively } from '@/components/page/shareLink'
import { Icon } from '@/components/ui/Icon'
import { toast } from '@/components/ui/toastStore'
import { t } from '@/lib/words'

/** An address to send to somebody: as text, and with a button that copies it or opens the phone's share sheet. */
export function ShareLink({ href }: { href: string }) {
  const share = async () => {
    if (!(await shareNatively(document.title, href)) && (await copyLink(href)))
      toast({ text: t('Link copied') })
  }
  return (
    <div className="sharelink">
      <div className="sharelink__in field">
        <input type="text" readOnly value={href} aria-label={t('The link')} />
      </div>
      <button className="btn btn--line only-script" type="button" onClick={share}>
        <Icon name="share" />
        {t('Send')}
      </button>
    </div>
  )
}
