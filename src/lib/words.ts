/** The default phrase is its own key; a dealer's own text can replace it (docs/decisions/0044). */
import { LOCALE } from './figures'
import { register, registered } from './registry'

export type Words = Readonly<Record<string, string>>
type Values = Readonly<Record<string, string | number>>

export interface RequestWords {
  readonly host: string
  own?: Words | undefined
  lang?: string
}

declare module '@/lib/registry' {
  interface Registry {
    words: { getStore(): RequestWords | undefined }
  }
}

export const WORDS_ID = 'own-words'

export const registerWords = (store: { getStore(): RequestWords | undefined }): void =>
  register('words', store)

/** The words of one request's response; a page that shows another dealer's site, such as the preview, sets them here. */
export function setWords(own: Words | undefined): void {
  const request = registered('words')?.getStore()
  if (request) request.own = own
}

/** Reading another dealer's site changes nothing: the words are those of the requested host. */
export function noteWords(host: string, own: Words | undefined, lang = LOCALE): void {
  const request = registered('words')?.getStore()
  if (request?.host === host) Object.assign(request, { own, lang })
}

/** `lang` of a page that is written without the dealer's settings. */
export const requestLang = (): string => registered('words')?.getStore()?.lang ?? LOCALE

let ofPage: Words | undefined

const pageWords = (): Words => (ofPage ??= JSON.parse(document.getElementById(WORDS_ID)?.textContent ?? '{}'))

const ownWords = (): Words | undefined =>
  typeof document === 'undefined' ? registered('words')?.getStore()?.own : pageWords()

/** `{name}` is a value. Never while a module loads: mark the phrase with `phrase`, and call `t` where it is shown. */
export function t(text: string, values?: Values): string {
  const own = ownWords()
  const translated = own && Object.hasOwn(own, text) ? (own[text] ?? text) : text
  return values
    ? translated.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
    : translated
}

export const phrase = <Text extends string>(text: Text): Text => text
