import { offeredLines, type OfferedCar } from '@/features/leads/offeredCar.rules'
import { dayOfLead } from '@/features/leads/leadClock'
import { escapeHtml } from '@/lib/text'
import { aboutCar } from './ownCar'
import type { LeadFacts, Reply } from '@/features/leads/types'

/** The lines of a signature that the text does not end with: a template may have its own. */
function unsigned(text: string, signature: readonly string[]): string[] {
  const end = text
    .trimEnd()
    .split('\n')
    .slice(-3)
    .map((line) => line.trim().toLowerCase())
  return signature.filter((line) => !end.includes(line.toLowerCase()))
}

const signed = (lead: LeadFacts, { text, name }: Reply): string[] =>
  unsigned(text, [name, lead.location?.name ?? lead.dealer.name])

/** No more than what was written, and who wrote it. */
export const replySms = (lead: LeadFacts, reply: Reply): string =>
  [
    reply.text,
    ...(reply.car ? [`${reply.car.name}, ${reply.car.price}: ${reply.car.url}`] : []),
    signed(lead, reply).join(', '),
  ]
    .filter(Boolean)
    .join('\n')

const MUTED = 'margin:0 0 8px;font-size:14px;line-height:21px;color:#54575d'

/** For mail programs, which know tables and inline styles. A person's own letter: without the website's frame. */
const withPicture = (car: OfferedCar): string => {
  const href = escapeHtml(car.url)
  const picture = car.picture
    ? `<a href="${href}"><img src="${escapeHtml(car.picture)}" alt="${escapeHtml(car.name)}" width="480" style="display:block;width:100%;max-width:480px;height:auto;border:0;border-radius:8px"></a>`
    : ''
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;margin:18px 0"><tr><td>${picture}
<p style="margin:12px 0 2px;font-size:18px;line-height:24px;font-weight:700"><a href="${href}" style="color:#14181d">${escapeHtml(car.name)}</a></p>
<p style="${MUTED}">${escapeHtml(car.facts)}</p><p style="margin:0 0 8px;font-size:20px;line-height:26px;font-weight:700">${escapeHtml(car.price)}</p>
<a href="${href}" style="color:#14181d;font-weight:700">See this one</a></td></tr></table>`
}

const inHtml = (before: string, car: OfferedCar, after: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head><body style="font:16px/25px 'Helvetica Neue',Helvetica,Arial,sans-serif;color:#14181d"><p style="margin:0;white-space:pre-line">${escapeHtml(before)}</p>${withPicture(car)}<p style="margin:0;white-space:pre-line">${escapeHtml(after.join('\n').trim())}</p></body></html>`

export function replyMail(lead: LeadFacts, reply: Reply): { subject: string; text: string; html?: string } {
  const quoted = lead.message
    ? ['', `You wrote on ${dayOfLead(lead)}:`, ...lead.message.split('\n').map((line) => `> ${line}`)]
    : []
  const place = lead.location
  const about = aboutCar(lead)
  const { car } = reply
  const link = car ? [] : lead.car ? ['', lead.car.name, lead.car.url] : []
  const after = [
    '',
    ...signed(lead, reply),
    ...[place?.address ?? '', place?.phone || lead.dealer.phone].filter((line) => line),
    ...link,
    ...quoted,
  ]
  return {
    subject: `Your enquiry about ${about ? `${about.own ? 'your' : 'the'} ${about.name}` : lead.dealer.name} (${lead.lead_id})`,
    text: [reply.text, ...(car ? ['', ...offeredLines(car)] : []), ...after].join('\n'),
    ...(car && { html: inHtml(reply.text, car, after) }),
  }
}
