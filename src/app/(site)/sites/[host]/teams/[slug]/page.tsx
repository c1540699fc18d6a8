import type { Metadata } from 'next'
import { EnquirySection } from '@/blocks/EnquirySection'
import { TeamList } from '@/components/pages/TeamList'
import { OtherTeams } from '@/components/pages/OtherTeams'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { listLocations } from '@/core/place/read/locations'
import { listTeam } from '@/features/pages/readPages'
import { stripDepartment } from '@/core/place/locationNames'
import { teamDescription } from '@/search/seo/titles'
import type { LocationView } from '@/core/place/views'
import type { TeamMemberView } from '@/core/dealer/views'
import { withName } from '@/core/dealer/config/pageConfig'
import { leadOn } from '@/app/(site)/sites/[host]/_lib/leadOn'
import { ListHead } from '@/app/(site)/sites/[host]/_lib/ListHead'
import { pageMetadata } from '@/app/(site)/sites/[host]/_lib/metadata'
import { renderTime, requireSite } from '@/app/(site)/sites/[host]/_lib/site'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string; slug: string }>
}

type Located = Pick<LocationView, 'slug' | 'dealership_slug'>

/** Of a location; of a dealership, by its slug or that of a location of it without people of its own. */
function teamOf(slug: string, everyone: readonly TeamMemberView[], locations: readonly Located[]) {
  const own = everyone.filter(({ location_slug }) => location_slug === slug)
  if (own.length > 0) return own
  const dealership = locations.find((one) => one.slug === slug)?.dealership_slug ?? slug
  const places = locations.filter((one) => one.dealership_slug === dealership).map((one) => one.slug)
  return everyone.filter(({ location_slug }) => location_slug && places.includes(location_slug))
}

const read = async (params: Props['params']) => {
  const site = await requireSite(params)
  const { slug: asked } = await params
  const [everyone, locations] = await Promise.all([listTeam(site), listLocations(site)])
  const members = teamOf(asked, everyone, locations)
  const slug = members[0]?.location_slug
  if (!slug) return leadOn(site, `/teams/${asked}`)
  const location = locations.find((one) => one.slug === slug)
  const place = stripDepartment(location?.name ?? site.tenant.name)
  const others = locations
    .filter((one) => one.slug !== slug)
    .map((one) => ({
      slug: one.slug,
      name: stripDepartment(one.name),
      members: everyone.filter(({ location_slug }) => location_slug === one.slug),
    }))
    .filter((team) => team.members.length > 0)
  const { title, text } = site.config.pages.team
  return {
    site,
    slug,
    members,
    others,
    picture: location?.image?.image.url,
    place,
    title: withName(title, { place }),
    text,
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, slug, title, place, members, picture } = await read(params)
  return pageMetadata(site, {
    title,
    description: teamDescription(
      place,
      members.map(({ name }) => name),
    ),
    path: `/teams/${slug}`,
    image: picture,
  })
}

export default async function TeamPage({ params }: Props) {
  const { site, slug, title, text, members, others } = await read(params)
  const alone = members.length === 1 && others.length > 0
  const markup = renderStatic(
    <>
      <ListHead origin={site.origin} title={title} text={text} />
      <TeamList members={members}>
        {alone && (
          <li className="team__others">
            <OtherTeams teams={others} />
          </li>
        )}
      </TeamList>
      {!alone && <OtherTeams teams={others} />}
    </>,
  )
  return (
    <main id="main" className="is-about">
      <StaticHtml className="wrap list" html={markup} />
      <EnquirySection site={site} now={renderTime()} heading={t('Ask one of us')} locationSlug={slug} />
    </main>
  )
}
