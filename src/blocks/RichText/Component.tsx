import { PlainText } from '@/components/content/PlainText'
import { RichText } from '@/components/content/RichText'
import type { BlockProps } from '@/blocks/props'

/** A text from the plain field or from the rich text editor. */
export function RichTextBlock({ block }: BlockProps<'richText'>) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="rich post__body">
          {block.heading && <h2>{block.heading}</h2>}
          <PlainText text={block.text} />
          <RichText content={block.content} />
        </div>
      </div>
    </section>
  )
}
