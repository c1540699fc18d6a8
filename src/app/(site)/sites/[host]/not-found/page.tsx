import { notFound } from 'next/navigation'
import NotFound from '@/app/(site)/sites/[host]/not-found'
import { siteOfHost } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string }>
}

/**
 * The 404 as its own page. Next's response to `notFound()` is empty until its scripts have run, so the
 * server in front sends this page instead, with status 404.
 */
export default async function NotFoundPage({ params }: Props) {
  // On a host without a dealer this is an unknown page like every other.
  if (!(await siteOfHost((await params).host))) notFound()
  return (
    <>
      <meta name="forecourt:status" content="404" />
      <NotFound />
    </>
  )
}
