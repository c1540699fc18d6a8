import type { PhoneScope } from '@/domain/sitePhones'

const styleOf = (scope: PhoneScope): string =>
  `html [data-phone]{display:none}html [data-phone~="${scope}"]{display:contents}`

/**
 * Header and footer show the number for this page's cars. Without it they show the dealer's own. HTML has no place
 * for a style in a page's body, SVG has; and unlike one that React puts into the head, it goes with the page.
 */
export const PhoneOfPage = ({ scope }: { scope: PhoneScope }) =>
  scope === 'any' ? null : (
    <svg className="sr" width="0" height="0" aria-hidden="true">
      <style dangerouslySetInnerHTML={{ __html: styleOf(scope) }} />
    </svg>
  )
