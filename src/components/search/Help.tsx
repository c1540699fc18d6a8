import { Icon } from '@/components/ui/Icon'
import type { FilterName } from '@/core/dealer/config/searchConfig'
import { t } from '@/lib/words'
import { TOOLTIPS } from './glossary.data'

export function Help({ name }: { name: FilterName }) {
  const tooltip = TOOLTIPS[name]
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
