import { memoize } from '@/lib/memoize'

export interface AddedPage {
  href: string
  markup: string
  shown: number
  next: string | null
}

/** Recent pages are cached for Back from a car. */
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
