import { Breadcrumbs } from '@/components/page/Breadcrumbs'
import { Picture } from '@/components/ui/Picture'
import type { BlockProps } from '@/blocks/props'
import type { LeadValues } from './schema'

/** The head of a content page: a large heading, a few sentences, a wide picture. */
export function LeadBlock({ block, title }: BlockProps<LeadValues> & { title: string }) {
  return (
    <>
      <header className="wrap lead">
        <Breadcrumbs crumbs={[{ label: title }]} />
        <h1>{block.heading || title}</h1>
        {block.text && <p>{block.text}</p>}
      </header>
      {block.picture && (
        <div className="lead__pic">
          <Picture
            url={block.picture}
            alt={block.picture_alt}
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
