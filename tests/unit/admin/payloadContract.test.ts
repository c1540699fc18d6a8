// @vitest-environment happy-dom
/**
 * What src/admin/payloadContract.ts assumes of Payload's screens, checked against the package: an upgrade that breaks one fails here by
 * name. That the names of elements are in it: tests/unit/house/payloadInsides.test.ts; that they are on a screen: tests/e2e/payload-contract.spec.ts.
 */
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
// Its package does not name it, and its style sheets are no code for Node.
import { mergeServerFormState } from '../../../node_modules/@payloadcms/ui/dist/forms/Form/mergeServerFormState.js'
import { fieldReducer } from '../../../node_modules/@payloadcms/ui/dist/forms/Form/fieldReducer.js'
import * as contract from '@/admin/payloadContract'

const ui = (file: string) => readFileSync(`node_modules/@payloadcms/ui/dist/${file}`, 'utf8')

afterEach(() => document.body.replaceChildren())
const drawn = (html: string) => {
  document.body.innerHTML = html
  return document.body
}

describe('orders to a form', () => {
  const fields = {
    title: { value: 'a', initialValue: 'a', isModified: true, valid: true },
    slug: { value: 's' },
  }

  it('set a value as if it was typed, the last of all', () =>
    expect(fieldReducer(fields, contract.setValue('slug', 't'))).toEqual({
      title: { value: 'a', initialValue: 'a', valid: true },
      slug: { value: 't', isModified: true },
    }))

  it('open rows, and leave the others', () => {
    const rows = [
      { id: '1', collapsed: true },
      { id: '2', collapsed: true },
    ]
    const state = fieldReducer(
      { layout: { rows } },
      contract.openRows('layout', rows, (id) => id === '2'),
    )
    expect(state.layout?.rows).toEqual([
      { id: '1', collapsed: true },
      { id: '2', collapsed: false },
    ])
  })

  it('remove a field', () =>
    expect(fieldReducer(fields, contract.removeField('slug'))).not.toHaveProperty('slug'))

  it('are asked for by a field’s own check', () =>
    expect(ui('forms/Form/index.js')).toMatch(/validationResult = .*field\w*\.validate\b|\.validate\(/))
})

it('the answer to a kept draft sets back what was typed meanwhile, but for the field that was changed last', () => {
  expect(ui('elements/Autosave/index.js')).toContain('overrideLocalChanges: false')
  const typed = fieldReducer(
    { title: { value: 'sent' }, slug: { value: 's' } },
    contract.setValue('title', 'typed'),
  )
  const merged = mergeServerFormState({
    acceptValues: { overrideLocalChanges: false },
    currentState: fieldReducer(typed, contract.setValue('slug', 't')),
    incomingState: { title: { value: 'sent' }, slug: { value: 's' } },
  })
  // Once both are kept, KeepTyped and ANSWER_MS can go.
  expect([merged.title?.value, merged.slug?.value]).toEqual(['sent', 't'])
})

it('a menu that came open is closed on windows up to 1440 px', () => {
  expect(ui('elements/Nav/context.js')).toMatch(/largeBreak === true .*\{\s*setNavOpen\(false\)/)
  expect(ui('providers/Root/index.js')).toContain('l: "(max-width: 1440px)"')
})

describe('titles', () => {
  it('of a row without a name are its word in brackets', () => {
    expect(ui('utilities/formatDocTitle/index.js')).toContain("`[${i18n.t('general:untitled')}]`")
    expect(contract.untitled('No name yet')).toBe('[No name yet]')
  })

  it('of a tab say what is done with which kind', () => {
    const meta = readFileSync('node_modules/@payloadcms/next/dist/views/Edit/metadata.js', 'utf8')
    expect(meta).toMatch(/`\$\{verb\} - \$\{entityLabel\}`|title: .*- \$\{/)
    expect(contract.tabTitle('Editing', 'Lead', ' · Forecourt')).toBe('Editing - Lead · Forecourt')
  })
})

describe('notices', () => {
  it('of forms go through one object that can be changed', () => {
    const form = ui('forms/Form/index.js')
    expect(form).toMatch(/import \{ toast \} from 'sonner'/)
    expect(form).toMatch(/toast\.promise\(promise, \{\s*error: .*[\s\S]*loading: [\s\S]*success: /)
    expect(ui('exports/client/index.d.ts')).toMatch(/toast\b.*'sonner'/)
  })

  it('are put back in the end', () => {
    const error = vi.fn<() => string>()
    const toast = { error, info: error }
    const own = vi.fn<() => string>()
    const end = contract.replaceNotices(toast, (before) => ({ error: () => (before.error(), own()) }))
    toast.error()
    expect([error.mock.calls.length, own.mock.calls.length]).toEqual([1, 1])
    end()
    expect(toast).toEqual({ error, info: error })
  })
})

describe('parts of a screen', () => {
  it('are found where Payload draws them', () => {
    const page = drawn(`<div class="doc-controls"><ul class="doc-controls__meta"></ul><i></i></div>
      <button class="tabs-field__tab-button"> Price </button>
      <div class="field-type"><input id="field-price"><b></b></div>
      <form><button id="action-save-draft"><b></b></button><button id="action-save"></button></form>
      <div class="document-stale-data__controls"><button id="document-stale-data-reload"><b></b></button></div>`)
    const one = (selector: string) => page.querySelector(selector)
    expect(contract.momentsPlace(one('i'))).toBe(one('ul'))
    expect(contract.momentsPlace(null)).toBe(one('ul'))
    expect(contract.tabButton('Price')).toBe(one('.tabs-field__tab-button'))
    expect(contract.tabButton('Rice')).toBeUndefined()
    expect(contract.fieldOf(one('.field-type b'))).toBe(one('.field-type'))
    expect(contract.saveAt(one('form b'))).toBe(one('form button'))
    expect(contract.saveAt(one('#action-save'))).toBe(one('#action-save'))
    expect(contract.staleDialogButtons()).toBe(one('.document-stale-data__controls'))
    expect(contract.loadAgainAt(one('#document-stale-data-reload b'))).toBe(
      one('#document-stale-data-reload'),
    )
    expect(contract.loadAgainAt(window)).toBeNull()
  })

  it('the dialog of a row that was saved meanwhile has one name for all', () => {
    const dialog = ui('elements/DocumentStaleData/index.js')
    expect(dialog).toContain(`const modalSlug = '${contract.STALE_DIALOG}'`)
    expect(dialog).toContain('id: `${modalSlug}-reload`')
  })

  it('a fault with a time of the clock is said whole, which Payload would cut at its colon', () => {
    expect(ui('elements/Toasts/fieldErrors.js')).toContain("message.indexOf(':')")
    const fault = (errorMessage: string) => ({ props: { errorMessage } })
    const listed = fault('The following field is invalid: Price')
    expect(contract.wholeWords(listed)).toBe(listed)
    expect(contract.wholeWords(fault('Changed at 10:42 am.'))).toBe('Changed at 10:42 am.')
    expect(contract.wholeWords('Plain')).toBe('Plain')
  })

  it('a field’s box has its path in its id', () => {
    expect(ui('fields/Text/Input.js')).toContain('`field-${path')
    expect(contract.fieldId('price')).toBe('field-price')
  })

  it('a column’s cells and its list have these classes', () => {
    expect(ui('elements/Table/index.js')).toContain("`cell-${accessor.replace(/\\./g, '__')}`")
    expect(contract.cellOf('offers', 'seo.title')).toBe('.collection-list--offers .cell-seo__title')
  })

  it('are looked at once, and whenever something is drawn, until that is over', async () => {
    const look = vi.fn<() => void>()
    const end = contract.whenDrawn(document.body, look)
    document.body.append(document.createElement('i'))
    await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(2))
    end()
    document.body.append(document.createElement('i'))
    await new Promise((resolve) => setTimeout(resolve))
    expect(look).toHaveBeenCalledTimes(2)
  })
})
