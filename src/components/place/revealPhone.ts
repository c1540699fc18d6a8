import { browserWarn } from '@/lib/browserConsole'

const readPhone = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'phone' in body && typeof body.phone === 'string'
    ? body.phone
    : null

/** For dealers that count their calls: the first press on a `CallButton` fetches the number, the second calls. */
export async function revealPhone(button: HTMLElement): Promise<void> {
  try {
    const answer = await fetch(
      `/api/${(button.dataset.reveal ?? '').split('/').map(encodeURIComponent).join('/')}/phone`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      },
    )
    const phone = readPhone(await answer.json())
    if (!phone) return browserWarn('noPhone')
    const link = document.createElement('a')
    link.className = button.className
    link.href = `tel:${phone.replace(/[^\d+]/g, '')}`
    link.append(...[...button.querySelectorAll('svg')].map((icon) => icon.cloneNode(true)), phone)
    // React may hold the button: it stays, out of sight.
    button.hidden = true
    button.after(link)
    link.focus()
  } catch {
    browserWarn('phoneFailed')
  }
}
