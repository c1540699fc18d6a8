import { notFound } from 'next/navigation'
import { listDemoSites } from '@/core/dealer/read/directory'
import { SiteThumbnail } from './_components/SiteThumbnail'

export const dynamic = 'force-dynamic'

/** The front page of the platform. In demo mode it lists the demo dealers, otherwise it shows nothing. */
export default async function PlatformPage() {
  const sites = await listDemoSites()
  if (!sites) notFound()
  return (
    <main>
      <header>
        <div>
          <h1>Forecourt</h1>
          <p>Three demo dealers run on this machine, each with its own look, stock and rules.</p>
        </div>
        <p>
          <a href="/developers">Push stock by REST</a>
          <a className="main" href="/admin">
            Sign in as staff
          </a>
        </p>
      </header>
      <ul className="sites">
        {sites.map((site) => (
          <li key={site.tenant.id}>
            <SiteThumbnail site={site} />
          </li>
        ))}
      </ul>
    </main>
  )
}
