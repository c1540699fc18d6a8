import type { TenantConfig } from '@/core/dealer/config/tenantConfig'

/** `any` is a page that shows no type of car more than another. */
export type PhoneScope = keyof TenantConfig['phones'] | 'any'

interface SitePhone {
  number: string
  scopes: PhoneScope[]
}

export const sitePhones = ({ phone, phones }: Pick<TenantConfig, 'phone' | 'phones'>): SitePhone[] => {
  const wanted = (
    [
      ['any', phone],
      ['new', phones.new || phone],
      ['used', phones.used || phone],
      ['demo', phones.demo || phone],
    ] satisfies [PhoneScope, string][]
  ).filter(([, number]) => number)
  const numbers = [...new Set(wanted.map(([, number]) => number))]
  return numbers.map((number) => ({
    number,
    scopes: wanted.filter(([, other]) => other === number).map(([scope]) => scope),
  }))
}

/** Of a list: the type that all its cars have; new with demo is new; else the dealer's own number. */
export const scopeOfTypes = (types: readonly string[] | undefined): PhoneScope => {
  if (!types?.length) return 'any'
  const scope = (['new', 'used', 'demo'] as const).find((type) => types.every((own) => own === type))
  return scope ?? (types.every((type) => type !== 'used') ? 'new' : 'any')
}
