import type { FieldError } from '@/leads/parseLead'
import { escapeHtml } from '@/lib/escapeHtml'

/** Without JavaScript the browser follows to the thank-you page. */
export const plainSuccess = (lead_id: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `/success?ref=${lead_id}`, 'cache-control': 'no-store' },
  })

/** Without JavaScript the errors stand on a page of their own; Back brings the form with what was typed. */
export function plainFailure(errors: readonly FieldError[], status: 422 | 429 = 422): Response {
  const list = errors.map(({ message }) => `<li>${escapeHtml(message)}</li>`).join('')
  const html = `<!doctype html><html lang="en-AU"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Please fix the following errors</title>
<body style="font:1.125rem/1.5 system-ui;max-width:40rem;margin:10vh auto;padding:0 1rem"><h1 style="font-size:1.5rem">Please fix the following errors:</h1><ul>${list}</ul>
<p>What you typed is still there: go back with your browser’s Back button, change these, and send it again.</p>`
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
