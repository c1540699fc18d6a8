/** Without the site's style sheets and scripts. */
import { countryFacts } from '@/core/dealer/country/country'
import { layoutAttributes } from '@/core/dealer/theme/layoutAttributes'
import { themeCss } from '@/core/dealer/theme/themeCss'
import type { Site } from '@/core/dealer/views'
import { escapeHtml } from '@/lib/text'
import { t } from '@/lib/words'

export interface Sender {
  site: Pick<Site, 'config' | 'host' | 'tenant'>
  request: Request
}

/** The dealer's tokens are in the layer `theme`; rules outside of layers come after both. */
const STYLE = `@layer plain,theme;@layer plain{:root{--canvas:#fff;--surface:#fff;--ink:#12202b;--head:#fff;--head-ink:#12202b;--head-line:#d8dfe4;--line-strong:#768690;--brand:#1d4f80;--brand-ink:#fff;--link:#1d4f80;--r-control:6px}}
body{margin:0;background:var(--canvas);color:var(--ink);font:1.125rem/1.5 var(--font-body,system-ui),system-ui,sans-serif}
header{background:var(--head);border-bottom:1px solid var(--head-line)}header a{display:inline-flex;align-items:center;gap:10px;min-height:64px;color:var(--head-ink);text-decoration:none;font:600 1.375rem/1 var(--font-display,system-ui),system-ui,sans-serif}
header div,main{max-width:42rem;margin:0 auto;padding:0 1rem}main{padding:2.5rem 1rem 4rem}h1{margin:0 0 1rem;font:600 1.75rem/1.2 var(--font-display,system-ui),system-ui,sans-serif}
main a{color:var(--link)}button{font:inherit;font-weight:600;min-height:48px;padding:.5rem 1.5rem;border:0;border-radius:var(--r-control);background:var(--brand);color:var(--brand-ink);cursor:pointer}
:focus-visible{outline:3px solid var(--link);outline-offset:3px}.ways{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin-top:2rem}`

/** The page that the form was on; null when the browser does not say, or it was a page like this one. */
export function formPage({ site, request }: Sender): string | null {
  const from = request.headers.get('referer') ?? ''
  if (!URL.canParse(from)) return null
  const { hostname, pathname, search } = new URL(from)
  // Pages of one shopper tell their origin alone.
  const isNamed = pathname !== '/' && !pathname.startsWith('/api/')
  return hostname === site.host && isNamed ? pathname + search : null
}

const link = (href: string, words: string): string => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`

export function plainFrame(sender: Sender, title: string, body: string): string {
  const { config } = sender.site
  const { logo, favicon, country } = config
  const attributes = Object.entries(layoutAttributes(config))
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
  const back = formPage(sender)
  const ways = [back && link(back, t('Open the form again')), link('/', t('Home'))].filter(Boolean).join('')
  const mark = logo.mark ? `<img src="${escapeHtml(logo.mark)}" alt="" width="40" height="38">` : ''
  // Without an icon, the browser would request one that does not exist.
  return `<!doctype html><html lang="${countryFacts(country).lang}"${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(`${title} | ${sender.site.tenant.name}`)}</title><link rel="icon" href="${escapeHtml(favicon ?? 'data:,')}"><style>${STYLE}${themeCss(config)}</style></head>
<body><header><div><a href="/" aria-label="${escapeHtml(t('{wordmark}, home', { wordmark: logo.wordmark }))}">${mark}<span>${escapeHtml(logo.wordmark)}</span></a></div></header>
<main><h1>${escapeHtml(title)}</h1>${body}<p class="ways">${ways}</p></main></body></html>`
}
