/** Reads a page for breaches of WCAG 2.2 AA, as it stands. */
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core'
import type { Frame, Page } from '@playwright/test'

interface Colour {
  r: number
  g: number
  b: number
  alpha: number
  parseString(text: string): Colour
}
declare global {
  interface Window {
    axe?: {
      run(page: ElementContext, options: RunOptions): Promise<AxeResults>
      commons: { color: { Color: { prototype: Colour } } }
    }
  }
}

const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // What passed is not written out node by node: that took most of the time on a list. Nothing here plays by itself, which
  // is all that the preloading is for.
  resultTypes: ['violations'],
  preload: false,
}

/** A page has a dozen colours and thousands of places where axe parses one: remembering them saves a fifth of its time. */
function rememberColours(): void {
  const colour = window.axe?.commons.color.Color.prototype
  if (!colour) return
  const known = new Map<string, Omit<Colour, 'parseString'>>()
  const { parseString } = colour
  colour.parseString = function (text) {
    const before = known.get(text)
    if (before) return Object.assign(this, before)
    const { r, g, b, alpha } = parseString.call(this, text)
    known.set(text, { r, g, b, alpha })
    return this
  }
}

/**
 * Axe's code is made for old browsers: each private field of each colour is an entry of a WeakMap, which takes a third of a
 * run. A plain property does the same.
 */
const SOURCE = `{
  const fields = () => class {
    #name = Symbol()
    has(object) { return this.#name in object }
    get(object) { return object[this.#name] }
    set(object, value) { object[this.#name] = value; return this }
    add(object) { return this.set(object, true) }
    delete(object) { return delete object[this.#name] }
  }
  ;((WeakMap, WeakSet) => { ${axe.source} })(fields(), fields())
}`

/** Axe's code comes once to a document: it takes as long as a rule or two. */
async function bring(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => window.axe !== undefined)) return
  await frame.evaluate(SOURCE)
  await frame.evaluate(rememberColours)
}

export interface Breach {
  rule: string
  /** Its selector. */
  target: string
  html: string
}

/** Each node that breaks a rule, in the page and in frames of its own host; `within`: only there, by its selector. */
export async function breaches(page: Page, within?: string): Promise<Breach[]> {
  const own = `${new URL(page.url()).origin}/`
  for (const frame of page.frames()) if (frame.url().startsWith(own)) await bring(frame)
  const violations = await page.evaluate(
    async ([within, options]) => (await window.axe?.run(within ?? document, options))?.violations,
    [within, OPTIONS] as const,
  )
  if (!violations) throw new Error('axe is not on the page')
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => ({ rule: id, target: target.join(' '), html })),
  )
}
