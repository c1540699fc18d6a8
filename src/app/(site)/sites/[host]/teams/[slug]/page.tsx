import type { Metadata } from 'next'
import { doNotKeep } from '@/cache/pageAnswer'
import { EnquirySection } from '@/blocks/EnquirySection'
import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { TeamList } from '@/components/pages/TeamList'
import { OtherTeams } from '@/components/pages/OtherTeams'
import { SectionHead } from '@/components/ui/SectionHead'
import { renderStatic } from '@/components/ui/renderStatic'
import { StaticHtml } from '@/components/ui/StaticHtml'
import { PlaceLinks } from '@/components/place/PlaceLinks'
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
import { slugify } from '@/lib/slugify'
import { t } from '@/lib/words'

interface Props {
  params: Promise<{ host: string; slug: string }>
  searchParams: Promise<{ to?: string | string[] }>
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
    location,
    place,
    title: withName(title, { place }),
    text,
  }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { site, slug, title, place, members, location } = await read(params)
  return pageMetadata(site, {
    title,
    description: teamDescription(
      place,
      members.map(({ name }) => name),
    ),
    path: `/teams/${slug}`,
    image: location?.image?.image.url,
  })
}

/** `?to=` is the one of them whom the form writes to: it comes first then, and the colleagues after. */
export default async function TeamPage({ params, searchParams }: Props) {
  const { site, slug, title, text, members, others, location } = await read(params)
  const wanted = [(await searchParams).to].flat()[0]
  const reader = members.find(({ name }) => slugify(name) === wanted)
  if (wanted !== undefined && !reader) await doNotKeep()
  const shown = members.filter((member) => member !== reader)
  const alone = shown.length === 1 && others.length > 0
  const markup = renderStatic(
    <>
      {reader ? (
        shown.length > 0 && <SectionHead title={title} />
      ) : (
        <ListHead origin={site.origin} title={title} text={text}>
          {location && (
            <div className="row">
              <PlaceLinks location={location} />
            </div>
          )}
        </ListHead>
      )}
      {shown.length > 0 && (
        <TeamList members={shown}>
          {alone && (
            <li className="team__others">
              <OtherTeams teams={others} />
            </li>
          )}
        </TeamList>
      )}
      {!alone && <OtherTeams teams={others} />}
    </>,
  )
  const team = <StaticHtml className="wrap list" html={markup} />
  const crumbs = reader && [{ label: title, href: `/teams/${slug}` }, { label: reader.name }]
  return (
    <main id="main" className="is-about">
      {crumbs ? (
        <div className="wrap">
          <Breadcrumbs origin={site.origin} crumbs={crumbs} />
        </div>
      ) : (
        team
      )}
      <EnquirySection
        site={site}
        now={renderTime()}
        heading={reader ? t('Write to {name}', { name: reader.name }) : t('Ask one of us')}
        people={reader?.name}
        message={reader && `${t('For {name}:', { name: reader.name })} `}
        locationSlug={slug}
        leads={Boolean(reader)}
      />
      {reader && team}
    </main>
  )
}
