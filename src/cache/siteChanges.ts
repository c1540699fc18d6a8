import { register, registered } from '@/lib/registry'

declare module '@/lib/registry' {
  interface Registry {
    siteChanges: number
  }
}

export const siteChanges = (): number => registered('siteChanges') ?? 0
export const noteSiteChange = (): void => register('siteChanges', siteChanges() + 1)
