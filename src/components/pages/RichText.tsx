import type { ReactNode } from 'react'
import { richHeading } from './headings'
import { isBold, isCode, isItalic, type LexicalNode, readLexical } from './lexical'
import { safeHref } from './plainMarkup'

function Words({ node }: { node: LexicalNode }) {
  let words: ReactNode = node.text
  if (isCode(node)) words = <code>{words}</code>
  if (isItalic(node)) words = <em>{words}</em>
  return isBold(node) ? <strong>{words}</strong> : words
}

function Table({ rows }: { rows: readonly LexicalNode[] }) {
  const isHead = (row: LexicalNode): boolean => row.children.every((cell) => cell.headerState > 0)
  const [first, ...rest] = rows
  const head = first && isHead(first) ? first : null
  return (
    <table>
      {head && (
        <thead>
          <tr>
            {head.children.map((cell, index) => (
              <th key={index} scope="col">
                <Nodes nodes={cell.children.flatMap(({ children }) => children)} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {(head ? rest : rows).map((row, index) => (
          <tr key={index}>
            {row.children.map((cell, column) => {
              const words = <Nodes nodes={cell.children.flatMap(({ children }) => children)} />
              return column === 0 && head ? (
                <th key={column} scope="row">
                  {words}
                </th>
              ) : (
                <td key={column}>{words}</td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Node({ node }: { node: LexicalNode }) {
  const inner = <Nodes nodes={node.children} />
  switch (node.type) {
    case 'text':
      return <Words node={node} />
    case 'linebreak':
      return <br />
    case 'paragraph':
      return node.children.length ? <p>{inner}</p> : null
    case 'heading':
      return node.tag === 'h3' || node.tag === 'h4' ? (
        <h3>{inner}</h3>
      ) : (
        <h2 id={richHeading(node).id}>{inner}</h2>
      )
    case 'quote':
      return (
        <blockquote>
          <p>{inner}</p>
        </blockquote>
      )
    case 'list':
      return node.listType === 'number' ? <ol>{inner}</ol> : <ul>{inner}</ul>
    case 'listitem':
      return <li>{inner}</li>
    case 'link':
    case 'autolink': {
      const href = safeHref(node.url)
      return href ? <a href={href}>{inner}</a> : inner
    }
    case 'horizontalrule':
      return <hr />
    case 'table':
      return <Table rows={node.children} />
    default:
      return inner
  }
}

function Nodes({ nodes }: { nodes: readonly LexicalNode[] }) {
  return nodes.map((node, index) => <Node key={index} node={node} />)
}

/** Link addresses are checked; unknown nodes show their text. */
export function RichText({ content }: { content: unknown }) {
  return <Nodes nodes={readLexical(content)} />
}
