import { plainHeading } from './headings'
import { type Inline, parseText, type TextBlock } from './plainMarkup'

function Line({ content }: { content: readonly Inline[] }) {
  return content.map((part, index) => {
    switch (part.kind) {
      case 'bold':
        return <strong key={index}>{part.text}</strong>
      case 'link':
        return (
          <a key={index} href={part.href}>
            {part.text}
          </a>
        )
      case 'text':
        return part.text
    }
  })
}

function Block({ block }: { block: TextBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 id={plainHeading(block.content).id}>
          <Line content={block.content} />
        </h2>
      )
    case 'quote':
      return (
        <blockquote>
          <p>
            <Line content={block.content} />
          </p>
        </blockquote>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            <li key={index} className={item.isOut ? 'is-out' : undefined}>
              <Line content={item.content} />
            </li>
          ))}
        </ul>
      )
    case 'paragraph':
      return (
        <p>
          <Line content={block.content} />
        </p>
      )
  }
}

/** An editor's text field. Its markup is described in plainMarkup.ts. */
export function PlainText({ text }: { text?: string | null }) {
  return parseText(text ?? '').map((block, index) => <Block key={index} block={block} />)
}
