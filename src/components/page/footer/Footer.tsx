import { CHAT_KINDS, offeredChats } from '@/features/chat/chat.rules'
import { countryFacts } from '@/core/dealer/country/country'
import type { Site } from '@/core/dealer/views'
import { telHref } from '@/core/place/phones/phones'
import { addressLine } from '@/core/place/locationNames'
import { trackersOf } from '@/core/dealer/config/trackersConfig'
import { Logo } from '@/components/page/header/Logo'
import { SitePhones } from '@/components/page/header/SitePhones'
import { phrase, t } from '@/lib/words'
import { FooterGroup } from './FooterGroup'

const LEGAL = [
  { label: phrase('Privacy policy'), href: '/privacy-policy' },
  { label: phrase('Terms and conditions'), href: '/terms-and-conditions' },
  { label: phrase('Handling complaints'), href: '/pages/handling-complaint' },
]

/** Link groups, then the legally required texts: finance basis, price basis, licences. */
export function Footer({ site: { config } }: { site: Site }) {
  const { finance, features, social, headerLine: sell } = config
  const { businessNumber } = countryFacts(config.country)
  const identity = [config.legalName, config.licence, config.abn && `${businessNumber} ${config.abn}`]
    .filter(Boolean)
    .join(' · ')
  const socials = [
    { label: t('Facebook'), href: social.facebook_url },
    { label: t('Instagram'), href: social.instagram_url },
  ]
  return (
    <footer className="footer">
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
              <p>
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
          </div>
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
