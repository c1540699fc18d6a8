import { countryFacts } from '@/core/dealer/country/country'
import { CHAT_KINDS, isChatKind, CHAT_NEWS, offeredChats } from '@/features/chat/chat.rules'
import { chatPage } from '@/core/dealer/config/chatProviders'
import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'
import { createHash } from 'node:crypto'
import { escapeHtml } from '@/lib/text'
import { telHref } from '@/core/place/phones/phones'
import { serviceHref } from '@/core/dealer/links/bookingLinks'
import { formatNumber } from '@/core/money/format'
import { openState } from '@/core/place/hours/openNow'
import { filterLocations, stripDepartment } from '@/core/place/locationNames'
import { listLocations } from '@/core/place/read/locations'
import { stockCounts } from '@/search/cars/stock'
import { themeCss } from '@/core/dealer/theme/themeCss'
import type { Site } from '@/core/dealer/views'
import { t } from '@/lib/words'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"
const STYLE = `body{margin:0;padding:16px;font:1rem/1.5 system-ui,sans-serif;background:var(--surface,#fff);color:var(--ink,#12202b)}
p{max-width:34ch;margin:0 0 12px;padding:10px 14px;border-radius:14px;background:var(--sunken,#eef1f3)}a{color:var(--link,#1d4f80);display:inline-block;min-height:44px;line-height:44px;margin-right:20px}
summary{width:fit-content;max-width:34ch;margin:0 0 8px auto;padding:10px 14px;border:1px solid var(--line,#c9d1d6);border-radius:14px;list-style:none;cursor:pointer}`

const link = (href: string, words: string): string =>
  href && `<a target="_top" href="${escapeHtml(href)}">${escapeHtml(words)}</a>`

/** Questions that the dealer's own facts answer, each with its answer as markup. */
async function answersOf(site: Site): Promise<[question: string, answer: string][]> {
  const { features, labels } = site.config
  const [places, { total }] = await Promise.all([listLocations(site), stockCounts(site)])
  const now = new Date()
  const hours = filterLocations(places, 'sales').flatMap(({ name, contact_detail, timezone }) => {
    const state = openState(contact_detail.opening_hours, 'sales', timezone, now)
    return state ? [escapeHtml(`${stripDepartment(name)}: ${state.text}`)] : []
  })
  const cars = { cars: labels.cars, count: formatNumber(total) }
  return [
    [t('Are you open now?'), hours.join('<br>')],
    [t('How many {cars} do you have?', cars), link('/search', t('{count} {cars}: see them', cars))],
    [t('Can I try one?'), features.testDrive ? link('/book-test-drive', t('Choose a time yourself')) : ''],
    [t('Can you service mine?'), link(serviceHref(site) ?? '', t('Choose a time yourself'))],
  ]
}

/** What answers in the chat of a demonstration dealer: it promises nobody who is not there. */
async function sampleChat(site: Site): Promise<Response> {
  const { tenant, config } = site
  const { phone, country } = config
  const ways = [link('/contact-us', t('Send an enquiry')), phone && link(telHref(phone, country), phone)]
  const answers = (await answersOf(site)).filter(([, answer]) => answer)
  const body = `<!doctype html><html lang="${countryFacts(country).lang}"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeHtml(t('Chat'))}</title>
<style>${themeCss(config)}${STYLE}</style><body><p>${escapeHtml(t('Hello! {dealer} is a demonstration, so nobody sits at this chat.', { dealer: tenant.name }))} ${escapeHtml(t('This much it knows by itself:'))}</p>
${answers.map(([question, answer]) => `<details name="answers"><summary>${escapeHtml(question)}</summary><p>${answer}</p></details>`).join('')}
<p>${escapeHtml(t('For all else, an enquiry or a call gets you an answer:'))}</p>${ways.filter(Boolean).join('')}`
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  })
}

/** A frame does not report that its page did not load, so the script requests the address first. */
const SCRIPT = `const{href,title}=document.body.dataset
const tell=(what)=>parent.postMessage(what,location.origin)
fetch(href,{mode:'no-cors',cache:'no-store',credentials:'omit'}).then(()=>{
const frame=document.createElement('iframe')
frame.src=href
frame.title=title
frame.onload=()=>tell('${CHAT_NEWS.shown}')
document.body.append(frame)
},()=>tell('${CHAT_NEWS.failed}'))`
const HASH = createHash('sha256').update(SCRIPT).digest('base64')

interface Page {
  origin: string
  href: string
}

/** Only this script runs here, and only the provider's host can be reached. */
const chatPolicy = ({ origin }: Page): string =>
  `default-src 'none'; script-src 'sha256-${HASH}'; style-src 'unsafe-inline'; connect-src ${origin}; frame-src ${origin}; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`

const chatDocument = ({ href }: Page, title: string, lang: string): string =>
  `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<style>html,body{height:100%;margin:0}iframe{border:0;width:100%;height:100%;display:block}</style>
<body data-href="${escapeHtml(href)}" data-title="${escapeHtml(title)}"><script>${SCRIPT}</script>`

interface Context {
  params: Promise<{ host: string; kind: string }>
}

/** The document in the frame of the chat; 404 where the dealer has none. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { host, kind } = await params
  const site = await siteOfHost(host)
  const offered = site ? offeredChats(site.config) : {}
  const isSample = CHAT_KINDS.some((one) => offered[one]?.provider === 'sample')
  if (site && kind === 'sample' && isSample) return sampleChat(site)
  const chat = site && isChatKind(kind) ? offered[kind] : undefined
  if (!site || !chat) return new Response('Not found\n', { status: 404 })
  const page = chatPage(chat)
  return new Response(chatDocument(page, chat.label, countryFacts(site.config.country).lang), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': chatPolicy(page),
      'cache-control': 'no-store',
    },
  })
}
