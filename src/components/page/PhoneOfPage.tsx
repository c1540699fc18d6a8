import type { PhoneScope } from '@/domain/sitePhones'

const styleOf = (scope: PhoneScope): string =>
  `html [data-phone]{display:none}html [data-phone~="${scope}"]{display:contents}`

/** Header and footer show the number for this page's cars. Without it they show the dealer's own. */
export function PhoneOfPage({ scope }: { scope: PhoneScope }) {
  return scope === 'any' ? null : <style dangerouslySetInnerHTML={{ __html: styleOf(scope) }} />
}
