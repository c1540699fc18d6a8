import { memoize } from '@/lib/memoize'

export interface AddedPage {
  href: string
  /** Its cards, made by the server. */
  markup: string
  /** Cars up to and with this page. */
  shown: number
  /** The address of the page after it. */
  next: string | null
}

/** The cards of a list page. Pages fetched lately are there at once, for Back from a car. */
export const readListPage = memoize(
  async (href): Promise<AddedPage> => {
    const answer = await fetch(href, { headers: { accept: 'text/html' } })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    return {
      href,
      markup: page.querySelector('[data-grid]')?.innerHTML ?? '',
      shown: Number(page.querySelector('[data-shown]')?.getAttribute('data-shown')),
      next: page.querySelector('[data-more]')?.getAttribute('href') ?? null,
    }
  },
  10,
  60_000,
)
