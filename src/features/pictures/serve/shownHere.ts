import { tenantOfHost } from '@/core/dealer/rows/hosts'

const PLATFORM = new Set(['demo', 'assets'])

/** A tenant's host shows its own folder and the platform's; the platform's host, used by staff, shows all. */
export async function isShownHere(request: Request, [folder = '']: readonly string[]): Promise<boolean> {
  const host = request.headers.get('x-forecourt-site')
  if (!host || PLATFORM.has(folder)) return true
  return (await tenantOfHost(host))?.id === folder
}
