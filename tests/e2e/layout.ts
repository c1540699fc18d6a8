/** Checks the layout of many pages at many widths in one window: loading each page at each width takes five times as long. */
import { expect, type Page } from '@playwright/test'
import { siteOf } from './setup'

const SMALLEST_PX = 12

export interface PageWidths {
  path: string
  /** CSS px. */
  widths: readonly number[]
  /** Words too small to read are looked for, which takes as long as two widths. */
  areWordsRead: boolean
}

interface Laid {
  path: string
  /** What is wider than its window, and words too small to read. */
  faults: string[]
}

/**
 * A window whose frame, below the part that is drawn, gets one page after the other: its HTML and style sheets, no scripts,
 * as it stands before they come. The page must be opened on a context of its own with `bypassCSP`.
 */
export async function layOut(page: Page, tenant: string, pages: readonly PageWidths[]): Promise<string[]> {
  await page.goto(`${siteOf(tenant)}/robots.txt`)
  const laid = await page.evaluate(measure, { pages, smallest: SMALLEST_PX })
  expect(laid.map(({ path }) => path)).toEqual(pages.map(({ path }) => path))
  return laid.flatMap(({ path, faults }) => faults.map((fault) => `${path} ${fault}`))
}

/** Runs in the browser, so it brings all that it needs. */
async function measure({
  pages,
  smallest,
}: {
  pages: readonly PageWidths[]
  smallest: number
}): Promise<Laid[]> {
  const frame = document.createElement('iframe')
  frame.style.cssText = 'position: absolute; left: 0; top: 9000px; height: 780px; border: 0'
  document.body.append(frame)

  /** Its pictures have their sizes in the HTML: none is fetched, since the first of two attributes counts. */
  async function shown(html: string): Promise<Document> {
    const before = frame.contentDocument
    frame.srcdoc = html
      .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
      .replaceAll('<img ', '<img loading="lazy" ')
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 4))
      const { contentDocument: now } = frame
      if (!now || now === before || now.readyState === 'loading') continue
      const sheets = [...now.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
      if (sheets.length && sheets.every(({ sheet }) => sheet)) return now
    }
  }

  function smallWords({ body }: Document): string[] {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const small = new Set<string>()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement
      if (!text.textContent?.trim() || !element || element.closest('script, style')) continue
      const size = parseFloat(getComputedStyle(element).fontSize)
      if (size > 0 && size < smallest && element.checkVisibility())
        small.add(`${size} px: ${text.textContent.slice(0, 30)}`)
    }
    return [...small]
  }

  const laid: Laid[] = []
  for (const { path, widths, areWordsRead } of pages) {
    const answer = await fetch(path)
    const faults = answer.ok ? [] : [`answers ${answer.status}`]
    const drawn = await shown(await answer.text())
    for (const width of widths) {
      frame.style.width = `${width}px`
      const { scrollWidth, clientWidth } = drawn.documentElement
      if (scrollWidth > clientWidth) faults.push(`is ${scrollWidth} wide at ${width}`)
    }
    if (areWordsRead) faults.push(...smallWords(drawn))
    laid.push({ path, faults })
  }
  return laid
}
