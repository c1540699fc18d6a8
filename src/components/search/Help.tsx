import { Icon } from '@/components/ui/Icon'
import type { FilterName } from '@/core/dealer/config/searchConfig'
import type { Country } from '@/core/dealer/country/country'
import { t } from '@/lib/words'
import { tooltipOf } from './glossary.data'

export function Help({ name, country }: { name: FilterName; country: Country }) {
  const tooltip = tooltipOf(name, country)
  if (!tooltip) return null
  const { ask, terms } = tooltip
  return (
    <details className="hint" data-rest={`${name}-hint`}>
      <summary>
        <Icon name="info" />
        {t(ask)}
      </summary>
      <dl>
        {terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{t(term)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
