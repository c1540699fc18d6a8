import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { readFrame } from '@/app/(site)/sites/[host]/_lib/frame'
import { SiteBehaviour } from '@/components/page/behaviour/SiteBehaviour'
import { Footer } from '@/components/page/footer/Footer'
import { Header } from '@/components/page/header/Header'
import { MobileMenu } from '@/components/page/header/MobileMenu'
import { SearchSuggestions } from '@/components/page/header/suggest/SearchSuggestions'
import { OwnWords } from '@/components/page/OwnWords'
import { ThemeStyle } from '@/components/page/ThemeStyle'
import { layoutAttributes } from '@/core/dealer/theme/layoutAttributes'
import { Toast } from '@/components/ui/Toast'
import { countryFacts } from '@/core/dealer/country/country'
import { FollowEditor } from './_components/FollowEditor'
import { previewSite } from './previewSite'
import '@/styles/site.css'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

interface Props {
  params: Promise<{ host: string }>
  children: ReactNode
}

/** Shows a draft inside the dealer's header and footer, to staff of that dealer only. */
export default async function PreviewLayout({ params, children }: Props) {
  const site = await previewSite((await params).host)
  if (!site) notFound()
  const frame = await readFrame(site)
  return (
    <html lang={countryFacts(site.config.country).lang} {...layoutAttributes(site.config)}>
      <head>
        <ThemeStyle config={site.config} />
        {site.config.words && <OwnWords words={site.config.words} />}
      </head>
      <body>
        <p className="note" role="status">
          Preview of {site.tenant.name}: this is the newest draft. Shoppers see what is published.
        </p>
        <Header {...frame} />
        {children}
        <Footer {...frame} />
        <MobileMenu {...frame} />
        <Toast />
        <SearchSuggestions />
        <SiteBehaviour />
        <FollowEditor />
      </body>
    </html>
  )
}
