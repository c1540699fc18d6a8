import { tenantOfHost } from '@/tenancy/hosts'

const PLATFORM = new Set(['demo', 'assets'])

/** A dealer's host shows its own folder and the platform's pictures; the platform's host, where staff work, shows all. */
export async function isShownHere(request: Request, [folder = '']: readonly string[]): Promise<boolean> {
  const host = request.headers.get('x-forecourt-site')
  if (!host || PLATFORM.has(folder)) return true
  return (await tenantOfHost(host))?.id === folder
}
