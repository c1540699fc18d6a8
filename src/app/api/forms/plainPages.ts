import type { FieldError } from '@/features/leads/parseLead'
import { escapeHtml } from '@/lib/text'
import { t } from '@/lib/words'
import { plainFrame, type Sender } from './plainFrame'
import { translateFaults } from './translateFaults'

const page = (
  sender: Sender,
  status: number,
  title: string,
  body: string,
  headers: Record<string, string> = {},
): Response =>
  new Response(plainFrame(sender, title, body), {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })

export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/** The browser's Back shows the form with the text that was typed. */
export function plainFailure(
  sender: Sender,
  status: number,
  errors: readonly FieldError[],
  headers?: Record<string, string>,
): Response {
  const list = translateFaults(errors)
    .map(({ message }) => `<li>${escapeHtml(message)}</li>`)
    .join('')
  const back = t(
    'What you typed is still there: go back with your browser’s Back button, change these, and send it again.',
  )
  return page(
    sender,
    status,
    t('Please fix the following errors:'),
    `<ul>${list}</ul><p>${escapeHtml(back)}</p>`,
    headers,
  )
}

const hiddenInputs = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)] as const))
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')

/** 409: the same form with everything that was typed. */
export const otherTimesPage = (
  sender: Sender,
  action: string,
  values: Record<string, unknown>,
  { times, isOffered }: { times: readonly { start: string; label: string }[]; isOffered: boolean },
): Response =>
  page(
    sender,
    409,
    t(isOffered ? 'That time has just gone' : 'There is no such time'),
    times.length
      ? `<p>${escapeHtml(t('What you typed is kept. These times are free:'))}</p><form method="post" action="${escapeHtml(action)}">${hiddenInputs(values)}
${times.map(({ start, label }) => `<p><label><input type="radio" name="start" value="${escapeHtml(start)}" required> ${escapeHtml(label)}</label></p>`).join('')}
<button>${escapeHtml(t('Take this time'))}</button></form>`
      : `<p>${escapeHtml(t('No other time is free just now. Please call us: we will find one.'))}</p>`,
  )

/** Asks for one more press. The button appears after `wait` seconds, for which simple bots do not wait. */
export const confirmPage = (sender: Sender, action: string, token: string, wait: number): Response =>
  page(
    sender,
    200,
    t('One more step'),
    `<style>@keyframes show{to{visibility:visible}}button{visibility:hidden;animation:show 0s ${wait + 0.3}s forwards}</style>
<p>${escapeHtml(
      t(
        'So that no program writes in your name, please confirm that a person sends this to {dealer}. The button appears in a moment.',
        { dealer: sender.site.tenant.name },
      ),
    )}</p>
<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="confirm" value="${escapeHtml(token)}"><button>${escapeHtml(t('Yes, send it'))}</button></form>`,
  )
