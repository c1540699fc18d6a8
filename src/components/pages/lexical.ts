import { z } from 'zod'

/** One node of a stored Lexical state. An unknown node is replaced by its children. */
export interface LexicalNode {
  type: string
  text: string
  format: number
  tag: string
  listType: string
  url: string
  headerState: number
  children: LexicalNode[]
}

const numberOr = (fallback: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'number' ? value : fallback))
const wordsOr = (fallback: string) =>
  z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'string' ? value : fallback))

const nodeSchema: z.ZodType<LexicalNode> = z.lazy(() =>
  z
    .object({
      type: wordsOr(''),
      text: wordsOr(''),
      format: numberOr(0),
      tag: wordsOr(''),
      listType: wordsOr('bullet'),
      url: wordsOr(''),
      fields: z.unknown().optional(),
      headerState: numberOr(0),
      children: z.array(nodeSchema).nullish(),
    })
    .transform(({ children, fields, url, ...node }) => ({
      ...node,
      url: url || linkOf(fields),
      children: children ?? [],
    })),
)

/** Payload stores a link's address under `fields`. */
const linkOf = (fields: unknown): string =>
  typeof fields === 'object' && fields !== null && 'url' in fields && typeof fields.url === 'string'
    ? fields.url
    : ''

const stateSchema = z.object({ root: nodeSchema })

/** The top nodes of a stored editor state. Empty for any other value. */
export const readLexical = (state: unknown): LexicalNode[] => {
  const parsed = stateSchema.safeParse(state)
  return parsed.success ? parsed.data.root.children : []
}

export const lexicalText = (node: LexicalNode): string => node.text + node.children.map(lexicalText).join('')

/** In signs: so many fill the lines beside a large first letter. */
const LONG = 230

/** Whether the text begins with a paragraph beside which a first letter of three lines may stand. */
export const beginsLong = (state: unknown): boolean => {
  const [first] = readLexical(state)
  return first?.type === 'paragraph' && lexicalText(first).length >= LONG
}

const BOLD = 1
const ITALIC = 2
const CODE = 16

export const isBold = ({ format }: LexicalNode): boolean => (format & BOLD) !== 0
export const isItalic = ({ format }: LexicalNode): boolean => (format & ITALIC) !== 0
export const isCode = ({ format }: LexicalNode): boolean => (format & CODE) !== 0
