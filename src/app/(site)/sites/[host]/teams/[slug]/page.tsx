import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { TeamList } from '@/components/content/TeamList'
import { getLocation } from '@/data/locations'
import { listTeam } from '@/data/team'
import { stripDepartment } from '@/domain/place/locationNames'
import { ListHead } from '@/app/(site)/sites/[host]/_lib/ListHead'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { requireSite } from '@/app/(site)/sites/[host]/_lib/site'

interface Props {
  params: Promise<{ host: string; slug: string }>
}

const read = async (params: Props['params']) => {
  const site = await requireSite(params)
  const { slug } = await params
  const location = await getLocation(site, slug)
  const members = await listTeam(site, location?.slug ?? slug)
  if (members.length === 0) notFound()
  return {
    site,
    slug,
    members,
    title: location ? `The team at ${stripDepartment(location.name)}` : 'Our team',
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, slug, title } = await read(params)
  return pageMetadata(site, { title, path: `/teams/${slug}` })
}

export default async function TeamPage({ params }: Props) {
  const { title, members } = await read(params)
  return (
    <main id="main" className="is-about">
      <div className="wrap list">
        <ListHead title={title} />
        <TeamList members={members} />
      </div>
    </main>
  )
}
