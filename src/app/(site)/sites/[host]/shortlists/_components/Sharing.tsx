import { ShareLink } from '@/components/garage/ShareLink'
import type { ShortlistView } from '@/app/(site)/sites/[host]/shortlists/page-data'
import { t } from '@/lib/words'

/** The link of the second person, for the first one. */
export function Sharing({ view: { othersLink } }: { view: ShortlistView }) {
  if (othersLink === null) return null
  return (
    <section className="shortlist__share" aria-labelledby="share">
      <h2 id="share">{t('Send this link to the other of you')}</h2>
      <p>{t('Whoever has it answers as the second person. No account, no address, no phone number.')}</p>
      <ShareLink href={othersLink} />
    </section>
  )
}
