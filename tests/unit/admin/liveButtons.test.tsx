/** Buttons of the admin's own screens as the server writes them: grey until their code is there. */
import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NewDealerForm } from '@/admin/dealers/NewDealerForm'
import { SignInForm } from '@/admin/staff/sign-in/SignInForm'
import { AcceptForm } from '@/admin/staff/AcceptForm'
import { PressButton } from '@/admin/staff/PressButton'

const buttonsOf = (html: string): string[] => html.match(/<button[^>]*>/g) ?? []

describe('before its code is there', () => {
  it.each([
    ['signing in', <SignInForm key="s" to="/admin" />],
    ['an invitation', <AcceptForm key="a" token="t" email="a@b.example" />],
    ['a new dealer', <NewDealerForm key="n" dealers={[]} from="" platformHost="localhost" />],
    ['a press that calls', <PressButton key="p" call="/x" label="Suspend" doing="…" />],
  ])('nothing can be pressed of %s', (_what, form) => {
    const buttons = buttonsOf(renderToStaticMarkup(form))
    expect(buttons.length).toBeGreaterThan(0)
    expect(buttons.filter((button) => !button.includes('disabled'))).toEqual([])
  })

  it('no form that code sends can be sent by the browser', () => {
    const files = readdirSync('src/admin', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => ({ file, text: readFileSync(`src/admin/${file}`, 'utf8') }))
      .filter(({ text }) => text.includes('onSubmit='))
    expect(files.length).toBeGreaterThan(5)
    const plain = files.filter(({ text }) => /<button\b[^>]*type="submit"/.test(text))
    expect(plain.map(({ file }) => file)).toEqual([])
  })
})
