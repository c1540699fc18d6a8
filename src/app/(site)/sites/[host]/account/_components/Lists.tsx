import { Icon } from '@/components/ui/Icon'
import { plural } from '@/domain/format'
import type { OwnLead } from '@/data/shopperRecords'
import { intentOf } from '@/domain/leads/intents/intents'
import { OFFER_ACCEPTED_SUBCATEGORY } from '@/domain/leads/leadEvents'
import { isLeadForm } from '@/domain/leads/intents/names'
import { cutText } from '@/domain/text'
import { momentText } from '@/domain/shoppers/onTheGo'
import type { AccountView } from '@/app/(site)/sites/[host]/account/page-data'
import { t } from '@/lib/words'
import { Searches } from './Searches'

/** For other forms the message is composed from the answers, for the dealer to read. */
function isOwnWords({ form, subcategory }: OwnLead): boolean {
  if (!isLeadForm(form)) return false
  const intent = intentOf(form)
  return intent.fields.includes('message') && (intent.subcategory ?? null) === subcategory
}

/** The subcategory of an accepted range is for the dealer's CRM and means nothing to a shopper. */
const topicOf = ({ subcategory, category }: OwnLead): string =>
  subcategory === OFFER_ACCEPTED_SUBCATEGORY ? t('Trade-in') : subcategory || category || t('Enquiry')

const ICONS = { reservation: 'lock', appointment: 'calendar', deal: 'wallet', prize: 'tag' } as const

function OnTheGo({ going }: Pick<AccountView, 'going'>) {
  return (
    <section className="vsec" aria-labelledby="going">
      <h2 id="going">{t('Bookings and reservations')}</h2>
      {going.length === 0 && <p className="fineprint">{t('No reservation and no booking just now.')}</p>}
      <ul className={going.length ? 'items' : undefined}>
        {going.map(({ kind, title, text, href }) => (
          <li key={title + text} className="item item--plain">
            <div className="item__ic">
              <Icon name={ICONS[kind]} />
              <div className="item__txt">
                <b>{title}</b>
                <span>{text}</span>
              </div>
            </div>
            {href && (
              <a className="link" href={href}>
                {t('Open')}
                <span className="sr"> {title}</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Messages({ messages, site }: Pick<AccountView, 'messages' | 'site'>) {
  return (
    <section className="vsec" aria-labelledby="messages">
      <h2 id="messages">{t('Messages')}</h2>
      {messages.length === 0 && (
        <p className="fineprint">{t('What you send us with this email or mobile shows here.')}</p>
      )}
      <ul className={messages.length ? 'items' : undefined}>
        {messages.map((lead) => (
          <li key={lead.lead_id} className="item item--plain">
            <div className="item__txt">
              <b>{topicOf(lead)}</b>
              {isOwnWords(lead) && lead.message && <span>{cutText(lead.message, 140).short}</span>}
              <span>
                {t('Sent {momentText}, reference {lead_id}', {
                  momentText: momentText(lead.createdAt, site.config.timezone),
                  lead_id: lead.lead_id,
                })}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Lists({ view, told }: { view: AccountView; told: string | null }) {
  const { features, labels } = view.site.config
  const noun = labels.cars
  return (
    <>
      {features.garage && (
        <div className="note note--good" data-watchlist={view.saved.join(' ')}>
          <Icon name="heart" />
          <p>
            <b>
              {t('{plural} saved in your account.', {
                plural: plural(view.saved.length, noun.replace(/s$/, ''), noun),
              })}
            </b>{' '}
            <a href="/watchlist">{t('Open the watchlist')}</a>
          </p>
        </div>
      )}
      <OnTheGo going={view.going} />
      <Messages messages={view.messages} site={view.site} />
      <Searches searches={view.searches} site={view.site} told={told} />
    </>
  )
}
