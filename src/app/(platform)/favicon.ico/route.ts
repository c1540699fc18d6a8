/** The icon of the admin, at the address that browsers try by default. */
export function GET(): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: '/admin/icon.svg', 'Cache-Control': 'public, max-age=3600' },
  })
}
