/** How each layer of speed is removed: texts of the source and their replacements. Each text must occur exactly once. */
export interface Layer {
  name: string
  edits: readonly { file: string; find: string; replace: string }[]
}

const edit = (file: string, find: string, replace: string) => ({ file, find, replace })

export const LAYERS: readonly Layer[] = [
  {
    name: 'static-html-once',
    edits: [
      edit('src/components/ui/StaticHtml.tsx', 'const texts = staticHtmlTexts()', 'const texts = undefined'),
    ],
  },
  {
    name: 'fast-path',
    edits: [
      edit(
        'src/server/serving.ts',
        'if (pages.bypass || !isPlain(req)) return false',
        'if (req) return false',
      ),
    ],
  },
  {
    name: 'endpoints',
    edits: [edit('src/cache/endpoints.ts', 'return endpoints().get(path) ?? null', 'return null')],
  },
  {
    name: 'cached-reads',
    edits: [
      edit('src/cache/cached.ts', 'const port = pageCachePort()', 'const port = null'),
      edit('src/cache/cached.ts', 'const port = pageCachePort()', 'const port = null'),
    ],
  },
  {
    name: 'card-markup',
    edits: [
      edit('src/components/car/cardMarkup.tsx', 'const known = drawn.get(car)', 'const known = undefined'),
    ],
  },
  {
    name: 'results-by-object',
    edits: [edit('src/lib/memoize.ts', 'if (found !== undefined) return found', '')],
  },
]
