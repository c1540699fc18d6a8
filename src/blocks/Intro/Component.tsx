import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { Picture } from '@/components/ui/Picture'
import type { BlockProps } from '@/blocks/props'

/** The head of a content page. It contains the main heading. */
export function IntroBlock({ block, title, site }: BlockProps<'intro'> & { title: string }) {
  return (
    <>
      <header className="wrap intro">
        <Breadcrumbs origin={site.origin} crumbs={[{ label: title }]} />
        <h1>{block.heading || title}</h1>
        {block.text && <p>{block.text}</p>}
      </header>
      {block.picture && (
        <div className="intro__pic">
          <Picture
            url={block.picture}
            alt={block.picture_alt ?? ''}
            width={1920}
            height={900}
            sizes="100vw"
            priority
          />
        </div>
      )}
    </>
  )
}
