import type { PhoneScope } from '@/core/place/phones/sitePhones'

const styleOf = (scope: PhoneScope): string =>
  `html [data-phone]{display:none}html [data-phone~="${scope}"]{display:contents}`

/**
 * Makes header and footer show the number for this page's cars; without it they show the dealer's own. HTML allows no
 * style in a page's body, but SVG does; and unlike a style that React puts into the head, it leaves with the page.
 */
export const PhoneOfPage = ({ scope }: { scope: PhoneScope }) =>
  scope === 'any' ? null : (
    <svg className="sr" width="0" height="0" aria-hidden="true">
      <style dangerouslySetInnerHTML={{ __html: styleOf(scope) }} />
    </svg>
  )
