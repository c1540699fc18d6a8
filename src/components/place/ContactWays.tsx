import { firstChat } from '@/features/chat/chat.rules'
import { telHref } from '@/core/place/phones/phones'
import { DEPARTMENT_WORDS } from '@/core/place/addresses'
import { contactWays } from '@/core/place/contactWays'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import type { LocationView } from '@/core/place/views'
import { t } from '@/lib/words'
import { OpenNow } from './OpenNow'
import { HiddenPhone } from './PlaceLinks'

interface Props {
  config: TenantConfig
  locations: readonly LocationView[]
  now: Date
}

/** Each desk with its number and whether it is open, then ways to send a message. */
export function ContactWays({ config, locations, now }: Props) {
  const chat = firstChat(config)
  return (
    <dl className="ways">
      {contactWays(locations, config.phone).map(({ department, phone, location }) => (
        <div key={department}>
          <dt>{t(DEPARTMENT_WORDS[department])}</dt>
          <dd>
            {phone && (
              <a className="ways__n" href={telHref(phone, config.country)}>
                {phone}
              </a>
            )}
            <HiddenPhone location={location} className="ways__n" />
            {location.coming_late ? <p>{location.coming_late}</p> : <OpenNow location={location} now={now} />}
          </dd>
        </div>
      ))}
      {config.email && (
        <div>
          <dt>{t('Email')}</dt>
          <dd>
            <a className="link" href={`mailto:${config.email}`}>
              {config.email}
            </a>
          </dd>
        </div>
      )}
      {chat && (
        <div>
          <dt>{t('Chat')}</dt>
          <dd>
            <a className="link" href="#enquire" data-chat={chat.kind}>
              {chat.label}
            </a>
          </dd>
        </div>
      )}
      {config.complaintsContact && (
        <div>
          <dt>{t('Complaints')}</dt>
          <dd>
            <a className="link" href="/pages/handling-complaint">
              {t('How we answer them')}
            </a>
          </dd>
        </div>
      )}
    </dl>
  )
}
