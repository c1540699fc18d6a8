/** Counts changes of dealers, made here or heard of through Redis. All copies of a module in a process share the one number. */
const KEY = Symbol.for('forecourt.tenantChanges')

export const siteChanges = (): number => Number(Reflect.get(globalThis, KEY) ?? 0)
export const noteSiteChange = (): void => void Reflect.set(globalThis, KEY, siteChanges() + 1)
