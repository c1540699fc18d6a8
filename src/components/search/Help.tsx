import { Icon } from '@/components/ui/Icon'
import type { FilterName } from '@/domain/tenant/searchConfig'
import { JARGON } from './glossary.data'

export function Help({ name }: { name: FilterName }) {
  const jargon = JARGON[name]
  if (!jargon) return null
  const { ask, terms } = jargon
  return (
    <details className="hint" data-rest={`${name}-hint`}>
      <summary>
        <Icon name="info" />
        {ask}
      </summary>
      <dl>
        {terms.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
