import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { NamedPeople } from '@/components/pages/NamedPeople'
import { Picture } from '@/components/ui/Picture'
import type { BlockProps } from '@/blocks/props'
import { offeredBy, offeredLinks } from '@/core/dealer/links/offeredLinks'
import { namedTeam } from '@/features/pages/readPages'

type Props = BlockProps<'intro'>

/** As many as can be as large as the headline. */
const FEW = 2
/** As many as stand abreast below the words; more take a row across the page. */
const ABREAST = 3

/** What can be seen at a glance: how long, how far, since when. */
function Figures({ block }: Pick<Props, 'block'>) {
  if (!block.figures?.length) return null
  return (
    <div className={block.figures.length > FEW ? 'figs' : 'figs figs--few'}>
      {block.figures_heading && <h2>{block.figures_heading}</h2>}
      <dl>
        {block.figures.map(({ figure, label }) => (
          <div key={figure + label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Plate({ block, isBeside }: Pick<Props, 'block'> & { isBeside: boolean }) {
  if (!block.picture) return null
  return (
    <div className={isBeside ? 'intro__plate' : 'intro__pic'}>
      <Picture
        url={block.picture}
        alt={block.picture_alt ?? ''}
        width={isBeside ? 960 : 1920}
        height={isBeside ? 640 : 900}
        sizes={isBeside ? '(min-width: 1024px) 960px, 100vw' : '100vw'}
        priority
      />
    </div>
  )
}

/** The head of a content page. It contains the main heading; what stands beside it fills the other half. */
export async function IntroBlock({ block, title, site }: Props & { title: string }) {
  const people = await namedTeam(site, block.people)
  const links = offeredLinks(block.links ?? [], offeredBy(site))
  const isBeside = block.picture_place === 'beside' && Boolean(block.picture)
  const isTaken = isBeside || people.length > 0
  const isTwo = isTaken || Boolean(block.figures?.length)
  const isAcross = isTaken && (block.figures?.length ?? 0) > ABREAST
  const looks = ['wrap intro', isTwo && 'intro--two', isBeside && 'intro--plate'].filter(Boolean).join(' ')
  return (
    <>
      <header className={looks}>
        <div className="intro__txt">
          <Breadcrumbs origin={site.origin} crumbs={[{ label: title }]} />
          <h1>{block.heading || title}</h1>
          {block.text && <p>{block.text}</p>}
          {links.length > 0 && (
            <div className="acts">
              {links.map(({ label, href }, index) => (
                <a key={href} className={index === 0 ? 'btn btn--accent' : 'btn btn--line'} href={href}>
                  {label}
                </a>
              ))}
            </div>
          )}
          {isTaken && !isAcross && <Figures block={block} />}
        </div>
        {isTwo && (
          <div className="intro__side">
            {isBeside && <Plate block={block} isBeside />}
            {!isTaken && <Figures block={block} />}
            <NamedPeople people={people} />
          </div>
        )}
        {isAcross && <Figures block={block} />}
      </header>
      {!isBeside && <Plate block={block} isBeside={false} />}
    </>
  )
}
