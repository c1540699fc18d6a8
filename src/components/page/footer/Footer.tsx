import { CHAT_KINDS, offeredChats } from '@/features/chat/chat.rules'
import { countryFacts } from '@/core/dealer/country/country'
import type { Frame } from '@/components/page/header/frame'
import { telHref } from '@/core/place/phones/phones'
import { sitePhones } from '@/core/place/phones/sitePhones'
import { weekTable } from '@/core/place/hours/table'
import { addressLine, primaryLocation } from '@/core/place/locationNames'
import { trackersOf } from '@/core/dealer/config/trackersConfig'
import { Logo } from '@/components/page/header/Logo'
import { SitePhones } from '@/components/page/header/SitePhones'
import { focusPosition, pictureUrl, PLAIN_WIDTH } from '@/lib/picture'
import { phrase, t } from '@/lib/words'
import { FooterGroup } from './FooterGroup'

const LEGAL = [
  { label: phrase('Privacy policy'), href: '/privacy-policy' },
  { label: phrase('Terms and conditions'), href: '/terms-and-conditions' },
  { label: phrase('Handling complaints'), href: '/pages/handling-complaint' },
]

/** The week of the location that answers first; its five equal weekdays are a line. */
function Hours({ locations, now }: Pick<Frame, 'locations' | 'now'>) {
  const location = primaryLocation(locations)
  if (!location) return null
  const { contact_detail: contact, location_type: department, timezone } = location
  const rows = weekTable(contact.opening_hours, department, timezone, now)
  return (
    rows.length > 0 && (
      <dl className="footer__hours">
        {rows.map(({ label, text, note }) => (
          <div key={label}>
            <dt>{label.replace(' – ', ' to ')}</dt>
            <dd>{[text, note].filter(Boolean).join(', ')}</dd>
          </div>
        ))}
      </dl>
    )
  )
}

/** Link groups, then the legally required texts: finance basis, price basis, licences. */
export function Footer({ site: { config }, locations, now }: Pick<Frame, 'site' | 'locations' | 'now'>) {
  const { finance, features, social, headerLine: sell, footerPicture: picture } = config
  const { businessNumber } = countryFacts(config.country)
  const longest = Math.max(...sitePhones(config).map(({ number }) => number.length))
  const identity = [config.legalName, config.licence, config.abn && `${businessNumber} ${config.abn}`]
    .filter(Boolean)
    .join(' · ')
  const socials = [
    { label: t('Facebook'), href: social.facebook_url },
    { label: t('Instagram'), href: social.instagram_url },
  ]
  return (
    <footer className={picture ? 'footer footer--pictured' : 'footer'}>
      <div className="wrap">
        {sell && (
          <p className="footer__sell">
            {sell.text}
            <a className="btn btn--soft" href={sell.href}>
              {sell.label}
            </a>
          </p>
        )}
        <div className="footer__top">
          <div className="footer__brand">
            <Logo config={config} />
            <p>{addressLine(config.address)}</p>
            {config.phone && (
              <p className="footer__tel" style={{ '--signs': longest }}>
                <SitePhones config={config}>
                  {(number) => (
                    <a key={number} href={telHref(number, config.country)}>
                      {number}
                    </a>
                  )}
                </SitePhones>
              </p>
            )}
            {config.email && (
              <p>
                <a href={`mailto:${config.email}`}>{config.email}</a>
              </p>
            )}
            <Hours locations={locations} now={now} />
          </div>
          {picture && (
            <img
              className="footer__pic"
              src={pictureUrl(picture, PLAIN_WIDTH)}
              style={{ '--keep': focusPosition(picture) }}
              alt=""
              loading="lazy"
            />
          )}
          {config.footer.map((group) => (
            <FooterGroup key={group.title} {...group} />
          ))}
        </div>
        <div className="footer__law">
          {features.finance && finance.disclaimer && (
            <p id="finance-basis">
              <sup>*</sup> {finance.disclaimer}
              {finance.lenderName &&
                ` ${t('Finance by {lender}.', {
                  lender: [finance.lenderName, finance.licence].filter(Boolean).join(', '),
                })}`}
            </p>
          )}
          {config.legalLines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>{identity}</p>
          <ul>
            {CHAT_KINDS.map((kind) => {
              const chat = offeredChats(config)[kind]
              return (
                chat && (
                  <li key={kind}>
                    <a href="/contact-us" data-chat={kind}>
                      {chat.label}
                    </a>
                  </li>
                )
              )
            })}
            {features.signIn && (
              <li>
                <a href="/account">{t('My account')}</a>
              </li>
            )}
            {LEGAL.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{t(link.label)}</a>
              </li>
            ))}
            {trackersOf(config) && (
              <li>
                <a href="/privacy-policy#cookie-choices">{t('Cookie choices')}</a>
              </li>
            )}
            {socials.map(
              ({ label, href }) =>
                href && (
                  <li key={label}>
                    <a href={href} rel="noopener">
                      {label}
                    </a>
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
    </footer>
  )
}
