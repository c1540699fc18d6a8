import { register, registered, type Registry } from './registry'

export const registerStaticHtmlTexts = (store: Registry['staticHtmlTexts']): void =>
  register('staticHtmlTexts', store)

/** Those of the render under way; undefined where the markup has to travel in React's data. */
export const staticHtmlTexts = (): Map<string, string> | undefined =>
  registered('staticHtmlTexts')?.getStore()
