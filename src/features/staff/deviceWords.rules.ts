/** The first match counts: browsers also name their ancestors, and an iPad calls itself a Mac. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'a Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'a Mac'],
  [/Linux/, 'Linux'],
]
const fitting = (list: [RegExp, string][], agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1]

/** `Chrome on Windows`, from the user agent. */
export function deviceWords(agent: string | null | undefined): string {
  const browser = fitting(BROWSERS, agent ?? '') ?? 'A program'
  const system = fitting(SYSTEMS, agent ?? '')
  return system ? `${browser} on ${system}` : browser
}
