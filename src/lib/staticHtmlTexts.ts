import { register, registered, type Registry } from './registry'

export const registerStaticHtmlTexts = (store: Registry['staticHtmlTexts']): void =>
  register('staticHtmlTexts', store)

export const staticHtmlTexts = (): Map<string, string> | undefined =>
  registered('staticHtmlTexts')?.getStore()
