/** Faults that the HTML of a page shows by itself: malformed addresses, and buttons that do nothing. */
const MAIL = /^mailto:(?:[^@\s?]+@[^@\s?]+\.[a-z]+)?(?:\?.+)?$/i
const PHONE = /^tel:\+?\d{3,15}$/

/** What is wrong with an address that leads out of the site; empty when it is well formed. */
export function outwardFault(href: string): string {
  const { protocol } = new URL(href)
  if (protocol === 'mailto:')
    return MAIL.test(decodeURIComponent(href)) && href !== 'mailto:' ? '' : 'is no mail address'
  if (protocol === 'tel:') return PHONE.test(href) ? '' : 'is no phone number'
  return protocol === 'https:' || protocol === 'http:' ? '' : `has the scheme ${protocol}`
}

const attribute = (text: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(text)?.[1]

/**
 * Buttons that do nothing. React binds its handlers without a trace in the HTML, so a plain button counts as a fault only
 * within static HTML, where all behaviour depends on a `data-` or `aria-controls` attribute.
 */
export function deadButtons(html: string, ids: ReadonlySet<string>): { button: string; why: string }[] {
  const dead: { button: string; why: string }[] = []
  let inForm = false
  let depth = 0
  let staticFrom = Infinity
  for (const [tag, close, name, rest = ''] of html.matchAll(/<(\/?)(div|form|button)\b([^>]*)>/g)) {
    if (name === 'form') inForm = !close
    else if (name === 'div') {
      if (!close && attribute(rest, 'data-static') !== undefined) staticFrom = Math.min(staticFrom, depth)
      depth += close ? -1 : 1
      if (depth <= staticFrom) staticFrom = Infinity
    } else if (!close) {
      const why = buttonFault(rest, { ids, inForm, isStatic: depth > staticFrom })
      if (why) dead.push({ button: tag, why })
    }
  }
  return dead
}

function buttonFault(
  rest: string,
  { ids, inForm, isStatic }: { ids: ReadonlySet<string>; inForm: boolean; isStatic: boolean },
): string {
  const type = attribute(rest, 'type') ?? 'submit'
  const form = attribute(rest, 'form')
  for (const target of [form, attribute(rest, 'data-open'), attribute(rest, 'aria-controls')])
    if (target && !ids.has(target)) return `is for #${target}, which the page lacks`
  if (type === 'submit') return inForm || form ? '' : 'sends no form'
  return isStatic && !/\s(?:data-|aria-controls=)/.test(rest) ? 'has no effect' : ''
}
