/** Next loads a module once per bundle and the server is a bundle of its own: a module's variable exists more than once. */
export interface Registry {
  staticHtmlTexts: { getStore(): Map<string, string> | undefined }
}

declare global {
  var forecourtRegistry: Partial<Registry> | undefined
}

const entries = (): Partial<Registry> => (globalThis.forecourtRegistry ??= {})

export function register<Name extends keyof Registry>(name: Name, value: Registry[Name] | undefined): void {
  entries()[name] = value
}

export function registered<Name extends keyof Registry>(name: Name): Registry[Name] | undefined {
  return entries()[name]
}

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
