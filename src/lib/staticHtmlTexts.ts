/**
 * Markup of still parts on its way from the pass that makes React's data to the pass that makes the page, of one render.
 * The front door opens it for pages that a browser loads whole; both passes find it through a symbol, as they are bundled apart.
 */
const STILL_TEXTS = Symbol.for('forecourt.stillTexts')

type Texts = Map<string, string>
interface Store {
  getStore(): Texts | undefined
}

const isStore = (value: unknown): value is Store =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'getStore') === 'function'

export const registerStaticHtmlTexts = (store: Store): void =>
  void Reflect.set(globalThis, STILL_TEXTS, store)

/** Those of the render under way; undefined where the markup has to travel in React's data. */
export const staticHtmlTexts = (): Texts | undefined => {
  const store: unknown = Reflect.get(globalThis, STILL_TEXTS)
  return isStore(store) ? store.getStore() : undefined
}
