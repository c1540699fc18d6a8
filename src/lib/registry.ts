/**
 * What one process has once. Next loads a module once for each of its bundles, and the server is a bundle of its own, so
 * no module can hold what all of them share: it is found here, by name. A room declares its names where it uses them:
 * `declare module '@/lib/registry' { interface Registry { name: Type } }`.
 */
export interface Registry {
  /** Markup of static parts, of one render: from the pass that makes React's data to the pass that makes HTML. */
  staticHtmlTexts: { getStore(): Map<string, string> | undefined }
}

declare global {
  var forecourtRegistry: Partial<Registry> | undefined
}

const entries = (): Partial<Registry> => (globalThis.forecourtRegistry ??= {})

/** Undefined takes the name back. */
export function register<Name extends keyof Registry>(name: Name, value: Registry[Name] | undefined): void {
  entries()[name] = value
}

export function registered<Name extends keyof Registry>(name: Name): Registry[Name] | undefined {
  return entries()[name]
}

/** Made by whoever asks first. */
export function singleton<Name extends keyof Registry>(
  name: Name,
  make: () => Registry[Name],
): Registry[Name] {
  const found = entries()[name]
  if (found !== undefined) return found
  const made = make()
  register(name, made)
  return made
}
