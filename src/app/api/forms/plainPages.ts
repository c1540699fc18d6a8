/** Pages for a form that was sent without JavaScript. */
import { STEP_SECONDS } from '@/integrations/captcha/plainStep'
import type { FieldError } from '@/leads/parseLead'
import { escapeHtml } from '@/lib/escapeHtml'

const BODY = 'font:1.125rem/1.5 system-ui;max-width:40rem;margin:10vh auto;padding:0 1rem'
const BUTTON = 'font:inherit;padding:.75rem 1.5rem;cursor:pointer'

const page = (status: number, title: string, body: string, headers: Record<string, string> = {}): Response =>
  new Response(
    `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<body style="${BODY}"><h1 style="font-size:1.5rem">${title}</h1>${body}`,
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
    },
  )

export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

/** A page with the errors. The browser's Back shows the form with the text that was typed. */
export function plainFailure(
  status: number,
  errors: readonly FieldError[],
  headers?: Record<string, string>,
): Response {
  const list = errors.map(({ message }) => `<li>${escapeHtml(message)}</li>`).join('')
  return page(
    status,
    'Please fix the following errors:',
    `<ul>${list}</ul><p>What you typed is still there: go back with your browser’s Back button, change these, and send it again.</p>`,
    headers,
  )
}

const hiddenInputs = (values: Record<string, unknown>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)] as const))
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')

/** 409 for a time that somebody else has: the same form with all that was typed, and other times to choose. */
export const otherTimesPage = (
  action: string,
  values: Record<string, unknown>,
  times: readonly { start: string; label: string }[],
): Response =>
  page(
    409,
    'That time has just gone',
    times.length
      ? `<p>What you typed is kept. These times are free:</p><form method="post" action="${escapeHtml(action)}">${hiddenInputs(values)}
${times.map(({ start, label }) => `<p><label><input type="radio" name="start" value="${escapeHtml(start)}" required> ${escapeHtml(label)}</label></p>`).join('')}
<button style="${BUTTON}">Take this time</button></form>`
      : '<p>No other time is free just now. Please call us: we will find one.</p>',
  )

/** Asks for one more press. The button appears after a delay that simple bots do not wait for. */
export const confirmPage = (action: string, token: string, dealer: string): Response =>
  page(
    200,
    'One more step',
    `<style>@keyframes show{to{visibility:visible}}button{visibility:hidden;animation:show 0s ${STEP_SECONDS + 0.3}s forwards}</style>
<p>So that no program writes in your name, please confirm that a person sends this to ${escapeHtml(dealer)}. The button appears in a moment.</p>
<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="confirm" value="${escapeHtml(token)}"><button style="${BUTTON}">Yes, send it</button></form>`,
  )
