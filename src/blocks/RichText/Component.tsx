import { type Heading, headingsIn } from '@/components/pages/headings'
import { PlainText } from '@/components/pages/PlainText'
import { RichText } from '@/components/pages/RichText'
import { isWritten } from '@/features/pages/pages.rules'
import type { BlockProps } from '@/blocks/props'
import { t } from '@/lib/words'

/** So many headings are no longer seen at one glance. */
const LONG = 4

function Contents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav className="contents" aria-label={t('On this page')}>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The text of the editor; the plain one where nothing is written there. Never both. */
export function RichTextBlock({ block }: BlockProps<'richText'>) {
  const { content, text } = block
  const hasContent = isWritten(content)
  const headings = headingsIn(hasContent ? { content } : { text })
  const isLong = headings.length >= LONG
  return (
    <section className="section">
      <div className={isLong ? 'wrap parted' : 'wrap'}>
        {isLong && <Contents headings={headings} />}
        <div className="rich rich--page post__body">
          {block.heading && <h2>{block.heading}</h2>}
          {hasContent ? <RichText content={content} /> : <PlainText text={text} />}
        </div>
      </div>
    </section>
  )
}
