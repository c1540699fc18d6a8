export const dynamic = 'force-dynamic'

const made = new Map()

/** As many bytes of JSON as are asked for, made once: an empty route handler. */
export function GET(request) {
  const bytes = Number(new URL(request.url).searchParams.get('bytes'))
  const body = made.get(bytes) ?? JSON.stringify({ text: 'x'.repeat(Math.max(0, bytes - 11)) })
  made.set(bytes, body)
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}
