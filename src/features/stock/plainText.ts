/** Adverts of yard systems come as HTML: tags become line ends and list points, entities letters, and nothing that runs is left. */
import sanitizeHtml from 'sanitize-html'

const TAG = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|<!--/i
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z0-9]{1,30});/i
/** Ends of lines; what is inside of others runs on. */
const BLOCKS = [
  'p',
  'div',
  'br',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'dt',
  'dd',
]
const OPTIONS = {
  allowedTags: BLOCKS,
  allowedAttributes: {},
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'svg',
    'object',
    'title',
    'head',
  ],
}
const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

export const isMarkup = (text: string): boolean =>
  (text.includes('<') && TAG.test(text)) || (text.includes('&') && ENTITY.test(text))

/** Feeds escape HTML once more than its reader undoes. */
const MOST_LAYERS = 3

/** The text that a browser would show, its lines parted by `end`. */
export function plainText(html: string, end = '\n'): string {
  let text = html
  for (let layer = 0; layer < MOST_LAYERS && isMarkup(text); layer++) text = withoutTags(text, end)
  return text
}

/** The sanitiser leaves tags without attributes and four entities. */
function withoutTags(html: string, end: string): string {
  return sanitizeHtml(html, OPTIONS)
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<li>/g, '\n• ')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => LETTERS[name] ?? '')
    .split('\n')
    .flatMap((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim() || [])
    .filter((line) => line !== '•')
    .join(end)
}
