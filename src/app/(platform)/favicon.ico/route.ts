/** The icon of the admin, for who asks for it at the usual place. */
export function GET(): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: '/admin/icon.svg', 'Cache-Control': 'public, max-age=3600' },
  })
}
