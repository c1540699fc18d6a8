/** Mail HTML: one column, tables and inline styles, because mail clients support little else. */
import { countryFacts } from '@/core/dealer/country/country'
import type { TenantConfig } from '@/core/dealer/config/tenantConfig'
import { signature } from '@/core/letter/signature'
import type { Site } from '@/core/dealer/views'
import { escapeHtml } from '@/lib/text'

const PLAIN = {
  canvas: '#f3f3f0',
  surface: '#ffffff',
  ink: '#14181d',
  'ink-2': '#54575d',
  line: '#dbdbd5',
  night: '#14181d',
  'night-ink': '#ffffff',
  brand: '#14181d',
  'brand-ink': '#ffffff',
  link: '#14181d',
  accent: '#ffcf4a',
  'accent-ink': '#33260a',
  sunken: '#efefeb',
}
export type Colours = typeof PLAIN

export function coloursOf({ theme, primaryColour }: Pick<TenantConfig, 'theme' | 'primaryColour'>): Colours {
  const own: Record<string, string> = {
    ...(primaryColour && { brand: primaryColour, link: primaryColour }),
    ...theme.colours,
  }
  const pick = (name: keyof Colours): string => own[name] ?? PLAIN[name]
  return {
    canvas: pick('canvas'),
    surface: pick('surface'),
    ink: pick('ink'),
    'ink-2': pick('ink-2'),
    line: pick('line'),
    night: pick('night'),
    'night-ink': pick('night-ink'),
    brand: pick('brand'),
    'brand-ink': pick('brand-ink'),
    link: pick('link'),
    accent: pick('accent'),
    'accent-ink': pick('accent-ink'),
    sunken: pick('sunken'),
  }
}

const FACES = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif"

export const button = (colours: Colours, href: string, label: string): string =>
  `<a href="${escapeHtml(href)}" style="display:inline-block;padding:15px 26px;border-radius:8px;background:${colours.brand};color:${colours['brand-ink']};font-weight:700;font-size:16px;line-height:20px;text-decoration:none">${escapeHtml(label)}</a>`

interface Parts {
  preview: string
  heading: string
  body: string
  /** HTML: why the reader gets this mail, and how to stop it. */
  why: string
}

export function frame(site: Site, { preview, heading, body, why }: Parts): string {
  const c = coloursOf(site.config)
  const foot = signature(site).map(escapeHtml).join('<br>')
  return `<!doctype html><html lang="${countryFacts(site.config.country).lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(heading)}</title>
<style>body{margin:0}img{border:0}@media(max-width:520px){.cell{display:block!important;width:100%!important;padding-right:0!important;padding-bottom:0!important}.words{padding-top:12px!important;padding-bottom:22px!important}.pad{padding-left:20px!important;padding-right:20px!important}.head{font-size:26px!important;line-height:32px!important}}</style></head>
<body style="margin:0;background:${c.sunken};${FACES};color:${c.ink}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${c.sunken}"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;background:${c.surface}">
<tr><td class="pad" style="padding:22px 36px;background:${c.night};color:${c['night-ink']};font-size:20px;line-height:26px;font-weight:700"><a href="${escapeHtml(site.origin)}" style="color:${c['night-ink']};text-decoration:none">${escapeHtml(site.tenant.name)}</a></td></tr>
<tr><td class="pad" style="padding:34px 36px 38px;font-size:16px;line-height:25px"><h1 class="head" style="margin:0 0 10px;font-size:30px;line-height:36px;letter-spacing:-.02em">${escapeHtml(heading)}</h1>${body}</td></tr>
<tr><td class="pad" style="padding:24px 36px 34px;border-top:1px solid ${c.line};font-size:14px;line-height:22px;color:${c['ink-2']}">${why}<p style="margin:16px 0 0">${foot}</p></td></tr>
</table></td></tr></table></body></html>`
}

export const paragraph = (text: string): string => `<p style="margin:0 0 22px">${escapeHtml(text)}</p>`
export const textLink = (colours: Colours, href: string, label: string): string =>
  `<a href="${escapeHtml(href)}" style="color:${colours.link}">${escapeHtml(label)}</a>`
