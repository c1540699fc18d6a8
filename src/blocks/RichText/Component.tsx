import { PlainText } from '@/components/pages/PlainText'
import { RichText } from '@/components/pages/RichText'
import { isWritten } from '@/features/pages/pages.rules'
import type { BlockProps } from '@/blocks/props'

/** The text of the editor; the plain one where nothing is written there. Never both. */
export function RichTextBlock({ block }: BlockProps<'richText'>) {
  return (
    <section className="section">
      <div className="wrap">
        <div className="rich rich--page post__body">
          {block.heading && <h2>{block.heading}</h2>}
          {isWritten(block.content) ? <RichText content={block.content} /> : <PlainText text={block.text} />}
        </div>
      </div>
    </section>
  )
}
