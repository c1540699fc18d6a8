import type { ListState } from '@/search/list/state'
import { phrase, t } from '@/lib/words'
import { FacetRows } from './FacetRows'
import type { FacetOption } from './types'

interface Props {
  make: string
  options: readonly FacetOption[]
  total: number
  state: ListState
  first: number
  /** Several makes have models on show. */
  isOneOfMany: boolean
  /** Added by the page's code. */
  isLive?: boolean
}

/** The models under a make that is ticked. */
export function ModelRows({ make, options, total, state, first, isOneOfMany, isLive }: Props) {
  if (!options.length) return null
  return (
    <div className="boxes__sub" role="group" aria-label={t('Models of {make}', { make })} data-live={isLive}>
      <FacetRows
        name="model"
        plural={phrase('models')}
        part={isOneOfMany ? make : undefined}
        {...{ options, total, state, first }}
      />
    </div>
  )
}
