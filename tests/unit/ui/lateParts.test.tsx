// @vitest-environment happy-dom
/** The plain HTML of each late part is what its live part renders first, and its values are taken over. */
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Finder } from '@/components/finder/Finder'
import { PlainFinder } from '@/components/finder/PlainFinder'
import { EnquiryForm } from '@/components/forms/EnquiryForm'
import { LateEnquiryForm } from '@/components/forms/LateEnquiryForm'
import type { EnquiryView } from '@/components/forms/view'
import { ListContext, type ListStatus } from '@/components/search/listContext'
import { NearField } from '@/components/search/NearField'
import { PlainNear, PlainRange } from '@/components/search/PlainFields'
import type { RangeProps } from '@/components/search/range'
import { RangeField } from '@/components/search/RangeField'
import { emptySearch, type ListState } from '@/search/list/state'

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/contact-us' }))
afterEach(cleanup)

const view: EnquiryView = {
  uid: 'page',
  form: 'general',
  heading: 'Ask us',
  rules: { form: 'general', messageRequired: true, dealershipRequired: false, locationRequired: false },
  hidden: [['pageId', 'contact-us']],
  fields: [
    { name: 'name', kind: 'text', label: 'Full name', optional: false },
    { name: 'message', kind: 'message', label: 'Message', optional: false, value: 'Hello' },
    { name: 'opt_in_trade', kind: 'tick', label: 'I have a car to trade in', optional: true },
  ],
  optIn: { label: 'News', checked: true },
  terms: 'I agree.',
  notice: '',
  submit: 'Send',
  captcha: true,
  event: { event_id: 15 },
}
const km: RangeProps = { name: 'km', label: 'Kilometres', kind: 'km', bounds: { min: 0, max: 200_000 } }
const near = { postcode: '4000', radius: 50, radii: [25, 50], unknown: true }
const finder = {
  choices: [
    { label: 'All', query: '' },
    { label: 'Used', query: 'car_type=used' },
  ],
  fields: [
    { kind: 'select', name: 'make', label: 'Make', any: 'Any make', values: ['Kia'] },
    { kind: 'price' },
  ],
  total: 620,
  noun: 'cars',
} as const

const list = (state: ListState, edit: ListStatus['edit'] = () => undefined): ListStatus => ({
  state,
  isPending: false,
  updating: false,
  failed: false,
  sheetOpen: false,
  openSheet: () => undefined,
  closeSheet: () => undefined,
  apply: () => undefined,
  press: () => undefined,
  edit,
})
const limited: ListState = { ...emptySearch(), ranges: { km: { max: 90_000 } } }

/** Each element by its name and sorted attributes; the two wrappers of a late part have no box. */
const outline = (node: Node): unknown =>
  node instanceof Element
    ? [
        node.tagName,
        [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
        [...node.childNodes].map(outline),
      ]
    : node.textContent
const elementOf = (markup: string, selector: string) => {
  const page = document.createElement('div')
  page.innerHTML = markup
  return [...(page.querySelector(selector)?.childNodes ?? page.childNodes)].map(outline)
}

describe('the plain HTML is what the live part draws first', () => {
  it.each([
    ['a form', <LateEnquiryForm view={view} />, <EnquiryForm view={view} />],
    ['a range', <PlainRange range={km} value={limited.ranges.km ?? {}} />, <RangeField {...km} />],
    ['near me', <PlainNear {...near} />, <NearField {...near} />],
    ['the finder', <PlainFinder {...finder} />, <Finder {...finder} />],
  ])('%s', (_name, plain, live) => {
    const drawn = (part: React.ReactNode) =>
      renderToStaticMarkup(<ListContext value={list(limited)}>{part}</ListContext>)
    expect(elementOf(drawn(plain), '.static-html > div')).toEqual(elementOf(drawn(live), 'none'))
  })
})

it('a range typed while it was plain HTML is a change of the list', async () => {
  let state = emptySearch()
  const edit = vi.fn<ListStatus['edit']>((change) => (state = change(state)))
  const { container } = render(
    <ListContext value={list(state, edit)}>
      <PlainRange range={km} value={{}} />
    </ListContext>,
  )
  const box = container.querySelector<HTMLInputElement>('#km-max')
  if (box) box.value = '90,000'
  fireEvent.pointerEnter(container.querySelector('.range') ?? container)
  await waitFor(() => expect(state.ranges.km).toEqual({ max: 90_000 }))
})
