import { notFound } from 'next/navigation'
import { listDemoSites } from '@/core/dealer/read/directory'

export const dynamic = 'force-dynamic'

/** The front page of the platform. In demo mode it lists the demo dealers, otherwise it shows nothing. */
export default async function PlatformPage() {
  const sites = await listDemoSites()
  if (!sites) notFound()
  return (
    <main>
      <h1>Forecourt</h1>
      <p>Three demo dealers run on this machine, each with its own look, stock and rules.</p>
      <ul>
        {sites.map(({ name, url, tagline, brand, ink }) => (
          <li key={url}>
            <a href={url} style={{ background: brand, color: ink }}>
              <strong>{name}</strong>
              <span>{tagline}</span>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href="/admin">Sign in as staff</a> · <a href="/developers">Push stock by REST</a>
      </p>
    </main>
  )
}
