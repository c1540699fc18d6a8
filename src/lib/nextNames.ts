/** Assumptions like those of nextContract.ts, for files that browser, settings and start load: it imports nothing. */

/** The first segment of files that are Next's own. */
export const NEXT_FOLDER = '_next'

/** Scripts, styles and pictures of the build: their names change with their content. */
export const isBuiltFile = (path: string): boolean => path.startsWith(`/${NEXT_FOLDER}/static/`)

/** Of `/_next/static/media/icons.<hash>.svg`; other names stay. `next.config.ts` leads it back. */
export const shortIcons = (path: string): string =>
  path.replace(/^\/_next\/static\/media\/icons\.([\w-]+)\.svg$/, '/i/$1')

/** In development also the channel that announces changed code. */
export const isNextFile = (path: string): boolean => path.startsWith(`/${NEXT_FOLDER}/`)

/** Would decode pictures of other hosts here. */
export const isPictureOptimiser = (first: string, second: string): boolean =>
  first === NEXT_FOLDER && second === 'image'

/** Next answers `/admin.rsc` and `/admin.segments` as it does `/admin`. */
export const withoutSuffix = (segment: string): string => segment.split('.')[0] ?? ''

/** While `next build` reads the program, which has no settings then and must not start. */
export const isBuilding = (variables: Readonly<Record<string, string | undefined>>): boolean =>
  variables.NEXT_PHASE === 'phase-production-build'

/**
 * Whether the page's address pointed at the element when the link was followed. The element keeps it: Next takes the hash
 * off if that was before its scripts had started.
 */
export const wasPointedAt = (id: string): boolean => document.querySelector(`#${id}:target`) !== null
