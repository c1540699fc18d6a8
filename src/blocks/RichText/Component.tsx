import { Contents, isLong } from '@/components/pages/Contents'
import { headingsIn } from '@/components/pages/headings'
import { PlainText } from '@/components/pages/PlainText'
import { RichText } from '@/components/pages/RichText'
import { isWritten } from '@/features/pages/pages.rules'
import type { BlockProps } from '@/blocks/props'

/** The text of the editor; the plain one where nothing is written there. Never both. */
export function RichTextBlock({ block }: BlockProps<'richText'>) {
  const { content, text } = block
  const hasContent = isWritten(content)
  const headings = headingsIn(hasContent ? { content } : { text })
  return (
    <section className="section">
      <div className={isLong(headings) ? 'wrap parted' : 'wrap'}>
        <Contents headings={headings} />
        <div className="rich rich--page post__body">
          {block.heading && <h2>{block.heading}</h2>}
          {hasContent ? <RichText content={content} /> : <PlainText text={text} />}
        </div>
      </div>
    </section>
  )
}
