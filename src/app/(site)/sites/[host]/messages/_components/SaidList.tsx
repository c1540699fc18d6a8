import { momentText } from '@/core/place/moments'
import type { Said } from '@/features/leads/thread.rules'
import type { ThreadView } from '@/app/(site)/sites/[host]/messages/page-data'
import { t } from '@/lib/words'

interface Props {
  view: ThreadView
  said: Said
}

function Photos({ view: { thread }, said }: Props) {
  if (!said.photos) return null
  const from = { reference: thread.lead_id, key: thread.key, entry: said.key }
  return (
    <p className="thread__photos">
      {Array.from({ length: said.photos }, (_, nth) => {
        const src = `/api/messages?${new URLSearchParams({ ...from, nth: String(nth) })}`
        return (
          <a key={nth} href={src}>
            <img
              src={src}
              alt={t('Photo {count}', { count: nth + 1 })}
              width={120}
              height={80}
              loading="lazy"
            />
          </a>
        )
      })}
    </p>
  )
}

function One(props: Props) {
  const { site } = props.view
  const { at, isOwn, by, text, seenAt, offered } = props.said
  const dealer = site.tenant.name
  const moment = (value: string) => momentText(value, site.config.timezone)
  return (
    <li className="thread__one" data-own={isOwn || undefined}>
      <p className="thread__by">
        <b>{isOwn ? t('You') : by || dealer}</b> <time dateTime={at}>{moment(at)}</time>
      </p>
      {text && <p className="thread__text">{text}</p>}
      {offered && (
        <p>
          <a href={offered.url}>{offered.name}</a> {offered.price}
        </p>
      )}
      <Photos {...props} />
      {seenAt && (
        <p className="thread__seen">{t('Seen by {dealer} {moment}', { dealer, moment: moment(seenAt) })}</p>
      )}
    </li>
  )
}

export function SaidList({ view }: { view: ThreadView }) {
  const { site, thread, said } = view
  return (
    <>
      {!thread.responded_at && (
        <p>
          {t('We have your enquiry of {moment}. Our answer will stand here, and comes to you by email.', {
            moment: momentText(thread.createdAt, site.config.timezone),
          })}
        </p>
      )}
      <ol className="thread__said">
        {said.map((one) => (
          <One key={one.key} view={view} said={one} />
        ))}
      </ol>
    </>
  )
}
