import { countryFacts } from '@/core/dealer/country/country'
import { telHref } from '@/core/place/phones/phones'
import { themeCss } from '@/core/dealer/theme/themeCss'
import type { Site } from '@/core/dealer/views'
import { escapeHtml } from '@/lib/escapeHtml'
import { t } from '@/lib/words'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"
const STYLE = `body{margin:0;padding:16px;font:1rem/1.5 system-ui,sans-serif;background:var(--surface,#fff);color:var(--ink,#12202b)}
p{max-width:34ch;margin:0 0 12px;padding:10px 14px;border-radius:14px;background:var(--sunken,#eef1f3)}a{color:var(--link,#1d4f80);display:inline-block;min-height:44px;line-height:44px;margin-right:20px}`

const link = (href: string, words: string): string =>
  `<a target="_top" href="${escapeHtml(href)}">${escapeHtml(words)}</a>`

/** What answers in the chat of a demonstration dealer: it promises nobody who is not there. */
export function sampleChat({ tenant, config }: Site): Response {
  const { phone, country } = config
  const ways = [link('/contact-us', t('Send an enquiry')), phone && link(telHref(phone, country), phone)]
  const body = `<!doctype html><html lang="${countryFacts(country).lang}"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${escapeHtml(t('Chat'))}</title>
<style>${themeCss(config)}${STYLE}</style><body><p>${escapeHtml(t('Hello! {dealer} is a demonstration, so nobody sits at this chat.', { dealer: tenant.name }))}</p>
<p>${escapeHtml(t('An enquiry or a call gets you an answer:'))}</p>${ways.filter(Boolean).join('')}`
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  })
}
