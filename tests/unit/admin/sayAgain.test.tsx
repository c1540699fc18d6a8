// @vitest-environment happy-dom
/** Controls that were changed in the HTML before React had it. */
import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { EARLY_SCREEN } from '@/admin/frame/earlyScript'
import { sayAgain } from '@/admin/frame/sayAgain'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Form() {
  const [text, setText] = useState('was')
  const [note, setNote] = useState('')
  const [choice, setChoice] = useState('a')
  const [ticked, setTicked] = useState(false)
  const [kind, setKind] = useState('new')
  const [file, setFile] = useState('none')
  return (
    <form>
      <input id="text" value={text} onChange={({ target }) => setText(target.value)} />
      <textarea id="note" value={note} onChange={({ target }) => setNote(target.value)} />
      <select id="choice" value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <input
        id="ticked"
        type="checkbox"
        checked={ticked}
        onChange={({ target }) => setTicked(target.checked)}
      />
      {['new', 'used', 'demo'].map((one) => (
        <input
          key={one}
          id={one}
          type="radio"
          name="kind"
          checked={kind === one}
          onChange={() => setKind(one)}
        />
      ))}
      <input id="file" type="file" onChange={({ target }) => setFile(target.files?.[0]?.name ?? 'none')} />
      <output>{JSON.stringify([text, note, choice, ticked, kind, file])}</output>
    </form>
  )
}

const one = <Element extends HTMLElement>(id: string, kind: new () => Element): Element => {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`no ${id}`)
  return found
}
const typed = (box: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  box.value = text
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The screen as the server sends it, changed by `early`, then taken over by React; what its form knows in the end. */
async function taken(early: () => void): Promise<unknown> {
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`
  window.eval(EARLY_SCREEN)
  early()
  const [main] = document.querySelectorAll('main')
  if (!main) throw new Error('no main')
  await act(() => hydrateRoot(main, <Form />))
  await act(() => window.early?.changes().forEach((value, control) => sayAgain(control, value)))
  return JSON.parse(document.querySelector('output')?.textContent ?? 'null')
}

afterEach(() => void window.early?.changes())

it.each<[string, () => void, unknown]>([
  ['nothing', () => undefined, ['was', '', 'a', false, 'new', 'none']],
  ['a text', () => typed(one('text', HTMLInputElement), 'is'), ['is', '', 'a', false, 'new', 'none']],
  ['an emptied text', () => typed(one('text', HTMLInputElement), ''), ['', '', 'a', false, 'new', 'none']],
  ['a note', () => typed(one('note', HTMLTextAreaElement), 'hi'), ['was', 'hi', 'a', false, 'new', 'none']],
  [
    'a choice',
    () => {
      const box = one('choice', HTMLSelectElement)
      box.value = 'b'
      box.dispatchEvent(new Event('change', { bubbles: true }))
    },
    ['was', '', 'b', false, 'new', 'none'],
  ],
  ['a tick', () => one('ticked', HTMLInputElement).click(), ['was', '', 'a', true, 'new', 'none']],
  [
    'a tick that was taken back',
    () => {
      one('ticked', HTMLInputElement).click()
      one('ticked', HTMLInputElement).click()
    },
    ['was', '', 'a', false, 'new', 'none'],
  ],
  [
    'two of a group, one after the other',
    () => {
      one('used', HTMLInputElement).click()
      one('demo', HTMLInputElement).click()
    },
    ['was', '', 'a', false, 'demo', 'none'],
  ],
  [
    'a file',
    () => {
      const box = one('file', HTMLInputElement)
      Object.defineProperty(box, 'files', { value: [new File(['x'], 'stock.csv')] })
      box.dispatchEvent(new Event('change', { bubbles: true }))
    },
    ['was', '', 'a', false, 'new', 'stock.csv'],
  ],
])('%s, changed before the screen had its code, reaches the form', async (_what, early, known) => {
  expect(await taken(early)).toEqual(known)
})

it('the cursor stays where it was typed', async () => {
  await taken(() => {
    const box = one('text', HTMLInputElement)
    box.focus()
    typed(box, 'it was')
    box.setSelectionRange(2, 2)
  })
  expect(one('text', HTMLInputElement)).toMatchObject({ value: 'it was', selectionStart: 2 })
})

it('without being said again, the form knows nothing of it: then this can go', async () => {
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`
  typed(one('text', HTMLInputElement), 'is')
  const [main] = document.querySelectorAll('main')
  if (main) await act(() => hydrateRoot(main, <Form />))
  expect(document.querySelector('output')?.textContent).toContain('was')
})
