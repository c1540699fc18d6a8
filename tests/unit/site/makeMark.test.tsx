import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { MakeMark } from '@/components/ui/MakeMark'

describe('the sign of a make (S2, N12)', () => {
  test('its logo, without a name of its own: the name stands beside it', () =>
    expect(renderToStaticMarkup(<MakeMark name="Kia" logo="/media/kia.svg" className="check__mark" />)).toBe(
      '<span class="check__mark" aria-hidden="true"><img src="/media/kia.svg" alt="" width="40" height="40" loading="lazy"/></span>',
    ))
  test('its first letter where it has none', () =>
    expect(renderToStaticMarkup(<MakeMark name="Kia" logo={undefined} className="make__mono" />)).toBe(
      '<span class="make__mono" aria-hidden="true">K</span>',
    ))
})
