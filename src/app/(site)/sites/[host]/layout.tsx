import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { chatView } from '@/components/chat/chatView'
import { AskLinks } from '@/components/forms/ask/AskLinks'
import { SiteBehaviour } from '@/components/page/behaviour/SiteBehaviour'
import { EarlyTouchNotes } from '@/components/page/EarlyTouchNotes'
import { JsonLd } from '@/components/page/JsonLd'
import { LateFrame } from '@/components/page/LateFrame'
import { SearchSuggestions } from '@/components/page/header/suggest/SearchSuggestions'
import { OwnWords } from '@/components/page/OwnWords'
import { PolicyMark } from '@/components/page/PolicyMark'
import { ThemeStyle } from '@/components/page/ThemeStyle'
import { layoutAttributes } from '@/core/dealer/theme/layoutAttributes'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { Toast } from '@/components/ui/Toast'
import { currentPopups } from '@/features/pages/readPages'
import { countryFacts } from '@/core/dealer/country/country'
import { dealerJsonLd } from '@/search/seo/dealerJsonLd'
import { isPersonalPath } from '@/lib/paths'
import { companiesOf, trackersOf } from '@/core/dealer/config/trackersConfig'
import { requestedPath, scriptNonce } from '@/lib/requestHeaders'
import { t } from '@/lib/words'
import { frameMarkup } from './_lib/frame'
import { siteMetadata } from './_lib/metadata'
import { renderTime, siteOfHost } from './_lib/site'
import { LOCALE } from '@/lib/figures'
import '@/styles/site.css'

interface Props {
  params: Promise<{ host: string }>
  children: ReactNode
}

export const dynamic = 'force-dynamic'

export const viewport: Viewport = { width: 'device-width', initialScale: 1 }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const site = await siteOfHost((await params).host)
  return site ? siteMetadata(site) : { title: t('Not found'), robots: { index: false } }
}

/** The root layout of a dealer site. The dealer's tokens and layout choices are attributes of <html>. */
export default async function SiteLayout({ params, children }: Props) {
  const site = await siteOfHost((await params).host)
  if (!site) {
    return (
      <html lang={LOCALE}>
        <body>{children}</body>
      </html>
    )
  }
  const [{ header, footer }, popups] = await Promise.all([
    frameMarkup(site),
    currentPopups(site, renderTime()),
  ])
  const chat = chatView(site.config)
  const nonce = await scriptNonce()
  const trackers = isPersonalPath(await requestedPath()) ? null : trackersOf(site.config)
  return (
    <html
      lang={countryFacts(site.config.country).lang}
      {...layoutAttributes(site.config)}
      // The browser marks it before React comes (earlyTouches).
      suppressHydrationWarning
    >
      <head>
        <ThemeStyle config={site.config} />
        {site.config.words && <OwnWords words={site.config.words} />}
      </head>
      <body>
        <EarlyTouchNotes nonce={nonce} />
        <a className="skip" href="#main">
          {t('Skip to content')}
        </a>
        <StaticHtml className="static-html" html={header} />
        {children}
        <StaticHtml className="static-html" html={footer} />
        <Toast />
        <SearchSuggestions />
        <AskLinks />
        <SiteBehaviour />
        {trackers && <PolicyMark nonce={nonce} data-trackers={companiesOf(trackers).join(' ')} />}
        {(chat || popups.length > 0 || trackers) && (
          <LateFrame {...{ chat, popups }} {...(trackers && { trackers })} />
        )}
        <JsonLd data={dealerJsonLd(site)} />
      </body>
    </html>
  )
}
