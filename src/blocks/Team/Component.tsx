import { PlainText } from '@/components/pages/PlainText'
import { TeamList } from '@/components/pages/TeamList'
import { SectionHead } from '@/components/ui/SectionHead'
import { listTeam } from '@/features/pages/readPages'
import type { BlockProps } from '@/blocks/props'
import { t } from '@/lib/words'

/** The people of the dealer, or of one location when the editor chose one. */
export async function TeamBlock({ block, site }: BlockProps<'team'>) {
  const place = block.location_slug
  const members = (await listTeam(site)).filter((member) => !place || member.location_slug === place)
  if (members.length === 0) return null
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={block.heading || t('Who you will meet')} />
        {block.text && (
          <div className="lede">
            <PlainText text={block.text} />
          </div>
        )}
        <TeamList members={members} />
      </div>
    </section>
  )
}
